import type { DataOf } from '#shared/api/endpoint.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { LimitForecast } from '../underwriting/limit-forecast.ts'

type Described = DataOf<typeof shopsEndpoints.previewUnlinking>['limits']

export const describeLimitForecast = (limits: readonly LimitForecast[]): Described =>
  limits.map(({ productCode, currency, limitCents, afterCents, isEstimate }) => ({
    product_code: productCode,
    currency,
    limit_now: decimalFromCents(limitCents),
    limit_after: afterCents === undefined ? null : decimalFromCents(afterCents),
    is_estimate: isEstimate,
  }))
