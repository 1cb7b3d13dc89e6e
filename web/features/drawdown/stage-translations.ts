import type { DrawdownStatus } from '#shared/drawdown/drawdown-states.ts'
import type { Tone } from '../../ui/theme/semantic-colours.ts'

/** How each stage of a drawdown looks: what goes well, waits, is wrong, or merely is. */
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

/** The key of each stage's word. */
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

/** True while somebody else has something to do before the money moves. */
export const isUnderWay = (stage: DrawdownStatus): boolean =>
  stage === 'awaiting colleague' || isWithLender(stage)

/** True while the lender has something to do before the money moves. */
export const isWithLender = (stage: DrawdownStatus): boolean => stage === 'requested' || stage === 'approved'
