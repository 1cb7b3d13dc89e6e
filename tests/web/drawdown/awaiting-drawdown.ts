import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'

type AwaitingDrawdown = ResponseOf<typeof drawdownEndpoints.listAwaitingDrawdowns>['records'][number]

/** A drawdown that a second administrator may confirm. */
export const anAwaitingDrawdown = (change: Partial<AwaitingDrawdown> = {}): AwaitingDrawdown => ({
  drawdown_id: 'drawdown-1',
  currency: 'GBP',
  amount: '8000.00',
  rate: '10.8',
  interest: '216.00',
  total: '8216.00',
  effective_rate: '10.95',
  due_date: '2026-05-20',
  repayment_method: 'bullet',
  instalments: 1,
  first_due_date: '2026-05-20',
  first_payment: '8216.00',
  payout_account: { bank_name: 'HSBC', account_number: '••••••••6838' },
  signer_name: 'Mei Chan',
  requested_by: 'mei@harbour-gift.example',
  is_own: false,
  obstacle: null,
  confirmable_from: null,
  is_confirmable: true,
  first_confirmation_at: null,
  created_time: '2026-02-19T04:00:00.000Z',
  lapses_on: '2026-02-26',
  ...change,
})
