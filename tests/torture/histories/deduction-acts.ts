import { listPaymentAccounts, replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { deductRepayments } from '../../../functions/jobs/repayment-deductions.ts'
import type { Act } from './act.ts'

/** The payment platform deducts, refuses or delays; the seller links and unlinks its accounts. */
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
