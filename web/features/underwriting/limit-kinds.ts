import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'

export type CreditLimitOnWire = ResponseOf<typeof creditEndpoints.getCreditLimit>

export type CreditEstimateOnWire = ResponseOf<typeof creditEndpoints.getCreditEstimate>

/** A limit as its chart draws it. */
export interface ChartedLimit {
  readonly currency: string
  readonly limit: string
  readonly start: string
  readonly factors: readonly LimitFactorOnWire[]
}

/** An estimate that resulted in an amount, with all figures. */
export type EstimatedLimit = CreditEstimateOnWire & ChartedLimit & { net_sales: string }

export const isEstimated = (estimate: CreditEstimateOnWire): estimate is EstimatedLimit =>
  estimate.status === 'estimated'

/** A granted limit, with all figures. */
export type ActiveLimit = CreditLimitOnWire & {
  currency: NonNullable<CreditLimitOnWire['currency']>
  limit: string
  start: string
  net_sales: string
  calculated_at: string
}

export const isActiveLimit = (limit: CreditLimitOnWire): limit is ActiveLimit => limit.status === 'active'
