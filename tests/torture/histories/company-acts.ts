import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { LimitRequest } from '../../../functions/data/limit-requests.ts'
import type { PayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { callDesk } from '../../support/draw-money.ts'
import { bankDetails, storeLateSales } from '../selling-company.ts'
import { type Act, keyed, listOf } from './act.ts'

/** Changes to a company other than payments: sales that are read late, payout accounts, a higher limit. */
export const companyActs: Record<string, Act> = {
  sell: {
    weight: 4,
    prepare: async ({ app, chance, seller }) => {
      const today = businessDate(app.clock.now())
      const behind = chance.next() < 0.5 ? 0 : chance.integer(1, 20)
      const salesCents = chance.integer(0, 9_000_00)
      return () =>
        storeLateSales(app, seller.companyId, { today, behind, salesCents, currency: seller.currency })
    },
  },
  enterAccount: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const { token } = seller
      const details = { ...bankDetails, currency: seller.currency, account_number: `00${1000 + count}` }
      if (chance.next() < 0.5)
        return () => app.send(payoutAccountsEndpoints.addPayoutAccount, { body: details }, { token })
      const account = chance.pick(await listOf<PayoutAccount>(world, 'DEBITACCOUNT#'))
      if (!account) return undefined
      const seen = { id: account.accountId, version: account.version }
      return () =>
        app.send(payoutAccountsEndpoints.changePayoutAccount, { body: { ...details, ...seen } }, { token })
    },
  },
  chooseAccount: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const { token } = seller
      const account = chance.pick(await listOf<PayoutAccount>(world, 'DEBITACCOUNT#'))
      if (!account) return undefined
      const { accountId: id, version } = account
      if (chance.next() < 0.3)
        return () =>
          app.send(payoutAccountsEndpoints.removePayoutAccount, { body: { id, version } }, { token })
      return () => app.send(payoutAccountsEndpoints.choosePayoutAccount, { body: { id } }, { token })
    },
  },
  decideAccount: {
    weight: 4,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const account = chance.pick(
        (await listOf<PayoutAccount>(world, 'DEBITACCOUNT#')).filter(
          ({ status }) => status === 'to be verified',
        ),
      )
      if (!account) return undefined
      const { accountId, version } = account
      const action = chance.next() < 0.9 ? 'payout-account-verify' : 'payout-account-refuse'
      return () => callDesk(app, action, { companyId: seller.companyId, accountId, version })
    },
  },
  withdrawLimit: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const request = chance.pick(
        (await listOf<LimitRequest>(world, 'LIMITREQUEST#')).filter(
          ({ status }) => status === 'submitted' || status === 'offered',
        ),
      )
      if (!request) return undefined
      return () =>
        app.send(
          applicationEndpoints.withdrawApplication,
          { body: { approval_id: request.requestId } },
          { token: seller.token, headers: keyed(world, 'withdraw-limit') },
        )
    },
  },
  askLimit: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const requested_limit = decimalFromCents(chance.integer(50_000_00, 200_000_00))
      return () =>
        app.send(
          creditEndpoints.submitLimit,
          { body: { type: 'limit_increase', requested_limit } },
          { token: seller.token, headers: keyed(world, 'limit') },
        )
    },
  },
}
