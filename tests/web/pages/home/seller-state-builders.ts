import type { Application } from '../../../../web/features/application/upcoming-drawdowns.ts'
import type { Charge, ChargeDetail } from '../../../../web/features/repayment/charge-state.ts'
import type { LinkedShop } from '../../../../web/features/shops/linked-shop.ts'
import type { FacilitySummary, SellerState } from '../../../../web/pages/home/next-step.ts'

export const aShop = (change: Partial<LinkedShop> = {}): LinkedShop => ({
  id: 'shop-1',
  name: 'Harbor Gift Co. UK',
  platform: 'harbor-market',
  shop_id: 'harbor-gift-uk',
  site: null,
  domain: null,
  psp: null,
  industry: null,
  auth_mode: 1,
  status: 'authorized',
  outside_facility: false,
  authorised_at: '2026-11-21T02:00:00.000Z',
  expires_at: null,
  expiring_soon: false,
  condition: 'normal',
  abnormal: [],
  currency: 'GBP',
  opened_at: '2025-11-12T00:00:00.000Z',
  import: {
    status: 'imported',
    orders: 21391,
    sales: '9025222.08',
    refunds: '815291.60',
    converted: [],
    left_out: [],
    differing_months: [],
    report_basis: null,
    first_date: '2025-11-12',
    last_date: '2026-11-20',
    read_to: '2026-11-20',
    percent: 100,
  },
  monthly_sales: [],
  ...change,
})

export const aFacility = (change: Partial<FacilitySummary> = {}): FacilitySummary => ({
  facility_id: 'facility-1',
  product_code: 'small_shop_financing',
  type: 'revolving',
  currency: 'GBP',
  facility_limit: '396000.00',
  watermark: '396000.00',
  available_limit: '396000.00',
  outstanding: '0.00',
  pending_drawdown: '0.00',
  frozen_limit: '0.00',
  available_funding: '396000.00',
  margin: '6.50',
  minimum_drawdown: '1000.00',
  effective_date: '2026-11-21',
  next_review_date: '2027-11-21',
  status: 'active',
  drawdown_obstacle: null,
  ...change,
})

export const aCharge = (change: Partial<Charge> = {}): Charge => ({
  id: '2027-02-19-1',
  facility_id: 'facility-1',
  currency: 'GBP',
  collection_method: 'bank_transfer',
  deduction: null,
  total: '102957.50',
  outstanding: '102957.50',
  pending: '0.00',
  received: '0.00',
  principal: '100000.00',
  interest: '2957.50',
  overdue_interest: '0.00',
  fee: '0.00',
  status: 'active',
  created_time: '2027-02-19T02:00:00.000Z',
  due_date: '2027-02-19',
  grace_until: '2027-02-22',
  sales_week: null,
  sub_orders: [{ id: '2027-02-19-1-1', drawdown_id: '1', invoice: 'INV-20270219-1' }],
  pay_to: {
    bank_name: 'The Hongkong and Shanghai Banking Corporation Limited',
    swift_code: 'HSBCHKHHHKH',
    account_name: 'Brightquay Finance Limited',
    account_number: '004-000-000000-001',
  },
  transfer_reference: '0123456789',
  ...change,
})

/** The response of the page of a charge order. */
export const aChargeDetail = (
  change: Partial<Charge> = {},
  payments: ChargeDetail['payments'] = [],
): ChargeDetail => ({
  charge: aCharge(change),
  company_name: 'Harbour Gift Trading Limited',
  drawdown: {
    id: '1',
    amount: '100000.00',
    rate: '11.83',
    drawdown_date: '2026-11-21',
    note_file_id: null,
  },
  sales_week_parts: null,
  disputes: [],
  payments,
})

export const anApplication = (change: Partial<Application> = {}): Application => ({
  approval_id: '1',
  name: 'drawdown',
  product_name: 'small_shop_financing',
  currency: 'GBP',
  amount: '100000.00',
  rate: '11.83',
  interest: '2957.50',
  total: '102957.50',
  status: 'approved',
  stage: 'paid out',
  rejection: null,
  payout_expected: null,
  created_time: '2026-11-21T06:30:40.034Z',
  repayment_method: 'bullet',
  due_date: '2027-02-19',
  next_due_amount: null,
  next_due_date: (change.stage ?? 'paid out') === 'paid out' ? (change.due_date ?? '2027-02-19') : null,
  collection_method: 'bank_transfer',
  upcoming:
    (change.stage ?? 'paid out') === 'paid out' && (change.repayment_method ?? 'bullet') === 'bullet'
      ? [
          {
            due_date: change.due_date ?? '2027-02-19',
            principal: change.amount ?? '100000.00',
            interest: change.interest ?? '2957.50',
            total: change.total ?? '102957.50',
          },
        ]
      : [],
  note_file_id: null,
  ...change,
})

/** A seller who has just signed up, with `changes`. */
export const aSellerState = (change: Partial<SellerState>): SellerState => ({
  shops: [],
  kycStatus: 'draft',
  position: null,
  limitStatus: 'none',
  facility: null,
  charges: [],
  applications: [],
  ...change,
})
