// The pictures of the rules reference.
import type { RuleBook } from '../../lib/game'
import Picture from './RulePicture.svelte'
import { ACTIONS, PICTURES, TURN } from './rulePictures'

export const ruleBook: RuleBook = { Picture, pictured: Object.keys(PICTURES), turn: TURN, actions: ACTIONS }
