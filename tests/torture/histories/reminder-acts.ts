import { addDays, businessDate } from '#shared/time/business-date.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { listPaymentAccounts, replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { remindOfRepayments } from '../../../functions/jobs/repayment-reminders.ts'
import { remindOfReviews } from '../../../functions/jobs/review-reminders.ts'
import { callDesk } from '../../support/draw-money.ts'
import type { Act } from './act.ts'

/** Acts that notify sellers without their own doing: reminders, letters, and imported balances and uploads. */
export const reminderActs: Record<string, Act> = {
  remind: {
    weight: 8,
    prepare:
      async ({ app }) =>
      async () => {
        await remindOfRepayments(app.deps)
        await remindOfReviews(app.deps)
      },
  },
  letter: {
    weight: 3,
    prepare: async ({ app, chance, seller }) => {
      const payDeadline = addDays(businessDate(app.clock.now()), chance.integer(1, 30))
      const letter = chance.pick(['reminder', 'demand', 'final-demand'])
      return () => callDesk(app, 'letter-issue', { facilityId: seller.facilityId, letter, payDeadline })
    },
  },
  balance: {
    weight: 2,
    prepare: async ({ app, chance, seller: { companyId, currency } }) => {
      const { table } = app.deps
      const now = app.clock.now()
      const account = chance.pick(await listPaymentAccounts(table, companyId))
      if (!account) return undefined
      const { balances: _former, ...unknown } = account
      const amountCents = chance.integer(60_000_00, 200_000_00)
      const balances = [{ amountCents, currency, reportedAt: now.toISOString() }]
      const read = chance.next() < 0.4 ? unknown : { ...unknown, holderConfirmed: true, balances }
      const event = recordEvent(table, { name: 'balance-reported', companyId }, app.deps.random.id(), now)
      return () => table.transact({ account: replacePaymentAccount(table, read), event })
    },
  },
  upload: {
    weight: 1,
    prepare: async ({ app, seller: { companyId } }) => {
      const { table, random } = app.deps
      const event = { name: 'uploads-changed', companyId } as const
      return () => table.write(recordEvent(table, event, random.id(), app.clock.now()))
    },
  },
}
