import { listPaymentAccounts, replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { deductRepayments } from '../../../functions/jobs/repayment-deductions.ts'
import type { Act } from './act.ts'

/** The payment platform takes what is due, or does not, or not yet; and the seller links its accounts and ends that. */
export const deductionActs: Record<string, Act> = {
  deduct: {
    weight: 7,
    prepare:
      async ({ app }) =>
      () =>
        deductRepayments(app.deps),
  },
  linkPayments: {
    weight: 2,
    prepare: async ({ app, chance, seller }) => {
      const { table } = app.deps
      const account = chance.pick(await listPaymentAccounts(table, seller.companyId))
      if (!account) return undefined
      const status = chance.next() < 0.6 ? 'authorized' : 'unauthorized'
      return () => table.transact({ account: replacePaymentAccount(table, { ...account, status }) })
    },
  },
}
