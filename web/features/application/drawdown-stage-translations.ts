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

/** The translation key of each stage. */
export const stageKey = {
  'awaiting colleague': 'drawdown.awaitingColleague',
  requested: 'drawdown.requested',
  approved: 'drawdown.approved',
  'paid out': 'drawdown.paidOut',
  due: 'drawdown.due',
  repaid: 'drawdown.repaid',
  declined: 'drawdown.declined',
  lapsed: 'drawdown.lapsed',
  rejected: 'drawdown.rejected',
  withdrawn: 'drawdown.withdrawn',
} as const satisfies Record<DrawdownStatus, string>

/** True while somebody else must act before the payout. */
export const isUnderWay = (stage: DrawdownStatus): boolean =>
  stage === 'awaiting colleague' || isWithLender(stage)

/** True while the lender must act before the payout. */
export const isWithLender = (stage: DrawdownStatus): boolean => stage === 'requested' || stage === 'approved'
