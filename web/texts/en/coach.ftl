## What bots are like

level-beginner = Looks one step ahead and takes what seems best now. Good company for the first games.
level-steady = Tries out a few possible futures before each choice. Answers at once.
level-expert = Thinks for up to a second about each choice and looks furthest ahead.

## A hint

coach = The coach
coach-ask = Hint
coach-thinking = The coach is thinking…
coach-chances = How likely each of these wins. Choose one to do it.
coach-option = { $action } ({ $chance })
coach-aloud = The coach would choose: { $action }. Chance of winning: { $chance }. { $reason }
coach-lost = The connection was lost before the coach could answer. Ask again.
coach-none = The coach is not available at this table.
