import type { PayoutBatchView } from '#shared/desk/payments.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { findDrawdown, replaceDrawdown } from '../../../../functions/data/drawdowns.ts'
import { findPayoutAccount } from '../../../../functions/data/payout-accounts.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { buildFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { requestDrawdown, verifyAccountsAgain } from '../../../support/draw-money.ts'
import { encryptAccountNumber } from '../../../support/encrypt-account-number.ts'
import { present } from '../../../support/present.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import type { TestApp } from '../../../support/test-app.ts'

export interface Named {
  facilityId: string
  drawdownId: string
}

/** A seller with drawdowns that are approved and batched as a test requires. */
export const createPayouts = async (app: TestApp, terms: Partial<ProductTerms> = {}) => {
  const limitCents = 50_000_000_00
  let seller: SellerWithFacility = await buildFacility(app, {
    limitCents,
    terms: { limitCapCents: limitCents, ...terms },
  })
  const { companyId, facilityId } = seller
  const { table } = app.deps

  const act = (actor: string, action: string, fields: object = {}, deps: Deps = app.deps) =>
    deskOf(deps)({ action, actor, reason: 'seen', ...fields })

  const accountOf = async () => present(await findPayoutAccount(table, companyId, 'small_shop_financing'))
  // Changed before any drawdown refers to the account's version.
  await encryptAccountNumber(app.deps, companyId)

  /** A drawdown approved by ada, as if its note was rendered. */
  const approved = async (amount: string): Promise<Named> => {
    const drawdownId = await requestDrawdown(app, seller, amount)
    const requested = present(await findDrawdown(table, companyId, drawdownId))
    await table.transact({ noted: replaceDrawdown(table, { ...requested, noteFileId: 'note' }) })
    const named = { facilityId, drawdownId }
    const outcome = await act('ada', 'drawdown-approve', named)
    if (!outcome.ok) throw new Error(outcome.message)
    return named
  }

  const make = (drawdowns: Named[], fields: object = {}) =>
    act('ada', 'payout-batch-make', { drawdowns, ...fields })

  return {
    companyId,
    facilityId,
    act,
    accountOf,
    approved,
    make,
    made: async (drawdowns: Named[], fields: object = {}) => {
      await verifyAccountsAgain(app, companyId)
      const outcome = await make(drawdowns, fields)
      if (!outcome.ok) throw new Error(outcome.message)
      return outcome as unknown as PayoutBatchView
    },
    stored: ({ drawdownId }: Named) => findDrawdown(table, companyId, drawdownId),
    setClock: async (instant: string) => {
      app.clock.set(instant)
      seller = { ...seller, ...(await logInAgain(app, seller)) }
    },
  }
}

export type Payouts = Awaited<ReturnType<typeof createPayouts>>
