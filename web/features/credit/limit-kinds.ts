import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'

export type CreditLimitOnWire = ResponseOf<typeof creditEndpoints.getCreditLimit>

export type CreditEstimateOnWire = ResponseOf<typeof creditEndpoints.getCreditEstimate>

/** What a limit is drawn from. */
export interface DrawnLimit {
  readonly currency: string
  readonly limit: string
  readonly start: string
  readonly factors: readonly LimitFactorOnWire[]
}

/** An estimate that came to an amount: its figures are all there. */
export type EstimatedLimit = CreditEstimateOnWire & DrawnLimit & { net_sales: string }

export const isEstimated = (estimate: CreditEstimateOnWire): estimate is EstimatedLimit =>
  estimate.status === 'estimated'

/** A limit that was granted: its figures are all there. */
export type ActiveLimit = CreditLimitOnWire & {
  currency: NonNullable<CreditLimitOnWire['currency']>
  limit: string
  start: string
  net_sales: string
  calculated_at: string
}

export const isActiveLimit = (limit: CreditLimitOnWire): limit is ActiveLimit => limit.status === 'active'
