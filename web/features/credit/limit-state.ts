import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'

type Application = ResponseOf<typeof creditEndpoints.getCreditApplication>

/** What is under way with a limit, or was refused. */
export type LimitState = 'calculating' | 'recalculating' | 'increasePending' | 'increaseRejected' | 'failed'

/** Undefined where there is nothing to tell besides the limit itself. */
export const limitStateOf = ({ status, pre_limit, type }: Application): LimitState | undefined => {
  if (status === 'active' || status === 'none') return undefined
  if (type === 'limit_increase') return status === 'failed' ? 'increaseRejected' : 'increasePending'
  if (status === 'failed') return 'failed'
  return pre_limit === null ? 'calculating' : 'recalculating'
}

/** True while the limit may change without the seller doing anything. */
export const isLimitMoving = (state: LimitState | undefined): boolean =>
  state === 'calculating' || state === 'recalculating' || state === 'increasePending'

const besideLimit = ['recalculating', 'increasePending', 'increaseRejected'] as const

/** True for what is told beside a limit; where there is none, the screens around say all there is to say. */
export const isToldBesideLimit = (state: LimitState | undefined): state is (typeof besideLimit)[number] =>
  besideLimit.some((each) => each === state)
