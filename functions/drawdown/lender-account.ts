import type { LenderAccount } from '../../shared/drawdown/charge-order.schema.ts'

/** Where sellers transfer their repayments to. */
export const lenderAccount: LenderAccount = {
  bank_name: 'The Hongkong and Shanghai Banking Corporation Limited',
  swift_code: 'HSBCHKHHHKH',
  account_name: 'Brightquay Finance Limited – Client Repayments',
  account_number: '004-000-000000-001',
}
