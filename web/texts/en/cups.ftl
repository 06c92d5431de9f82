# Cups and campaigns of a club.

cups-lead = Leagues and cups for rivals, campaigns for teams. Whoever makes one passes the link on; the server pairs everybody, opens the tables and counts the results.
cups-none = There is no cup yet. Make the first one and pass its link on.
cup-new = New cup
cup-make = Make the cup
cup-name = Name of the cup
cup-form = Form
cup-form-swiss = Swiss
cup-form-swiss-hint = Every round you meet somebody with about as many points as you, and nobody twice as long as that is possible. Good for any number of people.
cup-form-round_robin = League: everybody against everybody
cup-form-round_robin-hint = Each meets each once, round by round. Good for up to about eight people.
cup-form-campaign = Campaign
cup-form-campaign-hint = Five sieges of rising difficulty, each the same deal for every team. Sieges won count first, then the score.
cup-rounds = Rounds
cup-round-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
cup-seats = People in a team
cup-bot = Bot for absent people
cup-bot-plays = bots: { $bot }
cup-own = yours
cup-people =
    { $count ->
        [0] Nobody takes part yet
        [one] One person takes part
       *[other] { $count } people take part
    }
cup-nobody = Nobody has joined yet. Pass the link on.
cup-gathering = Open to join
cup-round-of = Round { $round } of { $rounds }
cup-over = Finished
cup-winner = First place: { $names }
cup-join = Take part
cup-joined = You take part.
cup-joined-hint = When the cup starts, your game waits for you here and on the start page of this browser.
cup-invite = Everybody with this link can join and follow the cup.
cup-link = Link to the cup
cup-start = Start the cup
cup-start-hint = From then on nobody can join.
cup-cancel = Delete the cup
cup-cancel-text = The link stops working, and whoever has joined is no longer entered. This cannot be undone.
cup-your-game = Your game of this round is ready.
cup-play = Play
cup-wait = You have no game right now. The next round begins when all games of this one are over.
cup-left =
    { $count ->
        [one] One game of this round is not finished yet.
       *[other] { $count } games of this round are not finished yet.
    }
cup-you-left = You have left this cup.
cup-leave = Leave the cup
cup-leave-free = Joining again is possible until the cup starts.
cup-leave-lost = The running game counts as lost, and there are no further games in this cup. In a campaign a bot plays on for the team.
cup-leave-yes = Yes, out of the cup
cup-has-left = (has left)
cup-send-away = Take { $name } out of the cup
cup-standings = Standings
cup-standings-hint = A win counts 1 point and a draw ½. Between equal points the points of all opponents decide (BH), then those of the opponents one has beaten (SB), then the number of wins.
cup-team = Team
cup-points = Points
cup-buchholz = BH
cup-buchholz-hint = The points of all opponents together (Buchholz)
cup-sonneborn = SB
cup-sonneborn-hint = The points of those beaten, and half the points of those drawn with (Sonneborn-Berger)
cup-record = W–D–L
cup-record-hint = Won, drawn, lost
cup-sieges-won = Won
cup-score = Score
cup-played = Played
cup-games = Games
cup-round = Round { $round }
cup-siege = Siege { $round }
cup-running = not finished yet
cup-setting-up = the table is being set up
cup-bye = bye, 1 point
cup-free = rests this round
cup-won-by = { $name } wins
cup-drawn = draw
cup-how-decided = decided by the organizer
cup-how-left = the other has left
cup-both-left = not played: both have left
cup-decide = Decide
cup-decide-for = Result of { $names }
cup-decide-hint = If somebody does not come, you can decide a game. It keeps that result even if it is played to the end later.
cup-proof-hint = The seeds of all five sieges were drawn when the campaign was made. Their hashes are shown from the beginning, each seed after its round, so everybody can check that nothing was changed.
cup-files = Take it along
cup-everything = Everything
