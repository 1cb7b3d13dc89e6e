import type { DrawdownStatus } from '#shared/drawdown/drawdown-states.ts'
import type { Tone } from '../../ui/theme/semantic-colours.ts'

/** The badge colour of each stage of a drawdown. */
export const stageTone = {
  'awaiting colleague': 'waiting',
  requested: 'waiting',
  approved: 'waiting',
  'paid out': 'positive',
  due: 'waiting',
  repaid: 'neutral',
  declined: 'neutral',
  lapsed: 'neutral',
  rejected: 'negative',
  withdrawn: 'neutral',
} as const satisfies Record<DrawdownStatus, Tone>

/** True while somebody else must act before the payout. */
export const isUnderWay = (stage: DrawdownStatus): boolean =>
  stage === 'awaiting colleague' || isWithLender(stage)

/** True while the lender must act before the payout. */
export const isWithLender = (stage: DrawdownStatus): boolean => stage === 'requested' || stage === 'approved'

/** True for a drawdown that ended before its payout, of which nothing falls due. */
export const endedBeforePayout = (stage: DrawdownStatus): boolean =>
  stage === 'declined' || stage === 'lapsed' || stage === 'rejected' || stage === 'withdrawn'

/**
 * True while a due date lies ahead. Once all is charged, the bills have their own dates, which the drawdown's would
 * contradict.
 */
export const hasDueDateAhead = (stage: DrawdownStatus): boolean => isUnderWay(stage) || stage === 'paid out'
