import type { UnsettledBalance } from '#shared/lending/watermark.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'

/** What a company's payment accounts hold, as far as it was reported; null where none of them ever reported. */
export const reportedBalances = (accounts: readonly PaymentAccount[]): UnsettledBalance[] | null => {
  const reported = accounts.flatMap(({ balance, status }) =>
    balance ? [{ ...balance, authorised: status === 'authorized' }] : [],
  )
  return reported.length > 0 ? reported : null
}
