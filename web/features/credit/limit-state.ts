import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'

type Application = ResponseOf<typeof creditEndpoints.getCreditApplication>

/** A pending or refused change of a limit. */
export type LimitState =
  | 'calculating'
  | 'recalculating'
  | 'increasePending'
  | 'increaseOffered'
  | 'increaseApproved'
  | 'increaseRejected'
  | 'failed'

/** How long an approved increase is shown as news. */
const newsMs = 14 * 24 * 3_600_000

const isNews = (decidedAt: string | null, now: number): boolean =>
  decidedAt !== null && now - Date.parse(decidedAt) < newsMs

/** The limit's notice at `now` (milliseconds since the epoch); undefined if there is none. */
export const limitStateOf = (
  { status, pre_limit, type, decided_at }: Application,
  now: number,
): LimitState | undefined => {
  if (status === 'active') return isNews(decided_at, now) ? 'increaseApproved' : undefined
  if (status === 'none') return undefined
  if (status === 'offered') return 'increaseOffered'
  if (type === 'limit_increase') return status === 'failed' ? 'increaseRejected' : 'increasePending'
  if (status === 'failed') return 'failed'
  return pre_limit === null ? 'calculating' : 'recalculating'
}

/** True while the limit may change without the seller doing anything. */
export const isLimitPending = (state: LimitState | undefined): boolean =>
  state === 'calculating' ||
  state === 'recalculating' ||
  state === 'increasePending' ||
  state === 'increaseOffered'

const nextToLimit = [
  'recalculating',
  'increasePending',
  'increaseOffered',
  'increaseApproved',
  'increaseRejected',
] as const

/** True for states shown next to a limit; without a limit, the screens explain the state themselves. */
export const isShownNextToLimit = (state: LimitState | undefined): state is (typeof nextToLimit)[number] =>
  nextToLimit.some((each) => each === state)
