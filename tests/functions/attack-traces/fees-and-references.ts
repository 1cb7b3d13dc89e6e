import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { chargeIdOf, findChargeOrder, replaceChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findPayoff, writePayoff } from '../../../functions/data/payoffs.ts'
import { indexCompany } from '../../../functions/data/search-index.ts'
import { put } from '../../../functions/data/table.ts'
import { feeDocument, feePdf } from '../../support/fee-document.ts'
import { fulfilled } from '../../support/fulfilled.ts'
import { present } from '../../support/present.ts'
import type { TestApp } from '../../support/test-app.ts'
import { writeCamt } from '../desk/payments/statements/write-statements.ts'
import { act, owing } from './lone-clerks.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

/** A bill of 2,000.00 for 60 days that is due today. */
const billed = async (app: TestApp) => {
  const { seller, facilityId, drawdownId } = await owing(app)
  const { companyId } = seller
  const today = businessDate(app.clock.now())
  const chargeId = chargeIdOf(today, drawdownId)
  const cents = { fee: 0, overdueInterest: 0, interest: 0, principal: 2_000_00 }
  const { table } = app.deps
  const drawdown = present(await findDrawdown(table, companyId, drawdownId))
  const price = { ...drawdown.price, drawdownDate: addDays(today, -60) }
  await table.transact({
    drawdown: put(table, { ...drawdown, price, status: 'due' as const }),
    charge: replaceChargeOrder(table, {
      chargeId,
      companyId,
      facilityId,
      drawdownId,
      currency: 'GBP',
      collectionMethod: 'bank_transfer',
      status: 'active',
      dueDate: today,
      chargedCents: cents,
      owedCents: cents,
      principalSteps: [],
      overdueTerms: { ratePercent: '10.80', basis: 'ACT/360', multiplier: '1.0', graceDays: 3 },
      pendingCents: 0,
      createdAt: app.clock.now().toISOString(),
      version: 0,
    }),
  })
  return { seller, ids: { facilityId, chargeId } }
}

const victim = 'Quay Works Limited'

/** Changes the registered English name of a company. */
const renamed = async (app: TestApp, companyId: string, registerNameEn: string) => {
  const { table } = app.deps
  const company = present(await findCompany(table, companyId))
  const { registerNameCn: _cn, ...rest } = company
  const named = { ...rest, registerNameEn }
  await table.transact({ company: put(table, named), ...indexCompany(table, named, company) })
}

/** Attacks with invented fees and reported references, by their rows in `docs/attacks.md`. */
export const feeAndReferenceAttacks: Attacks = {
  'a payments clerk, alone: to charge a seller an invented fee': async (app) => {
    const { seller, ids } = await billed(app)
    const fileId = await feeDocument(app, seller)
    return watchTraces(app, { seller }, async () => {
      const file = feePdf('made by hand')
      await fulfilled(
        act(app, 'clerk', 'fee-document-add', { facilityId: ids.facilityId, name: 'bill', file }),
      )
      await act(app, 'clerk', 'fee-charge', { ...ids, amount: '5000.00', kind: 'bank', fileId, key: 'a' })
      const fee = { ...ids, amount: '50.00', kind: 'bank', fileId, key: 'b' }
      const { proposalId } = await fulfilled(act(app, 'clerk', 'fee-charge', fee))
      await act(app, 'clerk', 'proposal-approve', { proposalId })
      const charge = await findChargeOrder(app.deps.table, seller.companyId, ids.chargeId)
      if (charge?.chargedCents.fee !== 0) throw new Error('a fee was charged')
    })
  },
  'a seller: to receive another company’s payment by reporting its name as their own reference': async (
    app,
  ) => {
    const { seller, facilityId, drawdownId } = await owing(app)
    const payer = await owing(app)
    const { table } = app.deps
    await renamed(app, payer.seller.companyId, victim)
    await renamed(app, seller.companyId, 'Thief Trading Limited')
    const before = present(await findPayoff(table, seller.companyId, drawdownId))
    await table.transact(writePayoff(table, { ...before, status: 'voided', voidReason: 'none came' }))
    return watchTraces(app, { seller: payer.seller }, async () => {
      const reported = await app.send(
        repaymentEndpoints.reportPayoff,
        { body: { drawdown_id: drawdownId, amount: '2000.00', reference: victim } },
        seller,
      )
      if (reported.code !== 0) throw new Error(reported.body)
      const text = `QUAY WORKS LIMITED ${facilityId.slice(0, 4)}`
      const lines = [{ day: businessDate(app.clock.now()), cents: 2_000_00, text, payer: victim }]
      const file = Buffer.from(writeCamt({ lines, number: 'quay' })).toString('base64')
      await fulfilled(act(app, 'ada', 'statement-read', { file }))
      const listed = await fulfilled(act(app, 'mary', 'statement-line-list', { limit: 200 }))
      const [line] = (listed['lines'] as { text: string }[]).filter((each) => each.text === text)
      if (!line || JSON.stringify(line).includes(seller.companyId))
        throw new Error(`the money is proposed for whoever reported it: ${JSON.stringify(line)}`)
    })
  },
}
