import type { PaymentPlan } from '../../../web/features/repayment/plan/plan-queries.ts'
import { aCharge } from '../pages/home/seller-state-builders.ts'

const { pay_to } = aCharge()

/** An offered payment plan. */
export const planOffered: PaymentPlan = {
  id: 'f-1-1',
  drawdown_id: 'd-1',
  drawdown_date: '2026-11-02',
  currency: 'USD',
  status: 'offered',
  replaces_share: false,
  interest_rule: 'asAgreed',
  rate: '10.80',
  from: '2027-02-15',
  owed: '10315.00',
  interest: '90.00',
  total: '10405.00',
  instalments: [
    { due_date: '2027-03-01', amount: '5202.50', paid: '0.00', is_late: false },
    { due_date: '2027-04-01', amount: '5202.50', paid: '0.00', is_late: false },
  ],
  next: null,
  pending: '0.00',
  outstanding: '10315.00',
  bills: [{ id: '2027-01-31-d-1', due_date: '2027-01-31', outstanding: '10315.00' }],
  offered_until: '2027-02-28T16:00:00.000Z',
  agreement: null,
  in_force_on: null,
  ended_on: null,
  missed_on: null,
  pay_to,
  transfer_reference: 'D-1',
}
/** The same plan in force. */
export const planInForce: PaymentPlan = {
  ...planOffered,
  status: 'in force',
  in_force_on: '2027-02-16',
  next: { due_date: '2027-03-01', amount: '5202.50', last_day: '2027-03-04' },
}
