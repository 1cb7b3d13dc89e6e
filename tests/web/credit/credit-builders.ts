import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { LimitIncrease, LimitRequest } from '../../../web/features/credit/increase/increase-queries.ts'
import type { ActiveLimit } from '../../../web/features/underwriting/limit-kinds.ts'

/** No estimate of a limit, as of a company without sales. */
export const noEstimate = {
  status: 'none',
  reason: null,
  currency: null,
  limit: null,
  net_sales: null,
  start: null,
  factors: [],
  conversions: [],
  open: [],
} as const satisfies ResponseOf<typeof creditEndpoints.getCreditEstimate>

/** A limit in use. */
export const aLimit = (change: Partial<ActiveLimit> = {}): ActiveLimit => ({
  status: 'active',
  failure_reason: null,
  currency: 'GBP',
  limit: '171000.00',
  waits_for_rates: false,
  calculated_limit: '171000.00',
  watermark: '171000.00',
  available: '171000.00',
  calculated_at: '2026-03-06T01:00:00.000Z',
  net_sales: '1929485.91',
  start: '241000.00',
  factors: [],
  months: [],
  rule_months: [],
  conversions: [],
  ...change,
})

/** A request for a higher limit that waits for the lender's decision. */
export const aRequest = (change: Partial<LimitRequest> = {}): LimitRequest => ({
  approval_id: 'request-1',
  status: 'submitted',
  submitted_at: '2026-12-01T06:30:40.034Z',
  decided_at: null,
  pre_limit: '98000.00',
  requested_limit: '150000.00',
  approved_limit: null,
  offered_until: null,
  agreement: null,
  reject_reason: null,
  rejection: null,
  note: '旺季备货',
  documents: [{ file_id: 'file-1', file_name: 'bank.pdf' }],
  ...change,
})

/** What the seller may request, without a request. */
export const anIncrease = (change: Partial<LimitIncrease> = {}): LimitIncrease => ({
  currency: 'USD',
  limit: '98000.00',
  cap: '500000.00',
  supported_limit: '120000.00',
  waits_for_rates: false,
  request: null,
  ...change,
})
