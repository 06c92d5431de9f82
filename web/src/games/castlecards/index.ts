// Castlecards at the table.
export { default as Board } from './Board.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Side } from './Side.svelte'
export { animate } from './animate'
export { describe } from './describe'
export { guide, guideTable } from './guide'
export { label } from './label'
export { sound } from './sound'
