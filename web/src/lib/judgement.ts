// The coach's judgement of a choice, in sentences.
import { percent, points } from './chances'
import type { ReviewedChoice } from './protocol'
import { t } from './speech.svelte'

/** What luck did. */
export function luckWords(change: number): string {
  const count = points(change)
  if (!count) return t('luck-even')
  return count > 0 ? t('luck-gave', { count }) : t('luck-took', { count: -count })
}

/** What decisions gave away together; a little less than nothing if they came out better than the coach's own. */
export function lostWords(lost: number): string {
  const count = points(lost)
  return count < 0 ? t('analysis-gained', { count: -count }) : t('analysis-lost', { count })
}

/** Whether the coach would have chosen something better. */
function differs(moment: ReviewedChoice): boolean {
  return moment.best !== null && points(moment.lost) > 0
}

/** How a choice changed the chance, and whether by itself or by luck. */
export function judgement(moment: ReviewedChoice): string[] {
  const [before, after] = [percent(moment.before), percent(moment.after)]
  const said = [before === after ? t('moment-level', { chance: before }) : t('moment-moved', { before, after })]
  if (differs(moment)) {
    said.push(t('moment-better', { action: moment.best ?? '' }), t('moment-lost', { count: points(moment.lost) }))
  } else said.push(t('moment-same'))
  if (points(moment.luck)) said.push(luckWords(moment.luck))
  return said
}
