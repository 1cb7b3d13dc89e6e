import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { writePayoff } from '../../../functions/data/payoffs.ts'
import { accountNumberContext, findPayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { put } from '../../../functions/data/table.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { deskOf } from '../../support/desk-of.ts'
import { requestDrawdown } from '../../support/draw-money.ts'
import { fulfilled } from '../../support/fulfilled.ts'
import type { TestApp } from '../../support/test-app.ts'
import { type WrittenLine, writeCamt } from '../desk/payments/statements/write-statements.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

export const act = (app: TestApp, actor: string, action: string, fields: object = {}) =>
  deskOf(app.deps)({ action, actor, reason: 'as it should be', ...fields })

/** Performs an act by the rules: ada proposes it, and grace approves it. */
const byTwo = async (app: TestApp, action: string, fields: object) => {
  const { proposalId } = await fulfilled(act(app, 'ada', action, fields))
  return fulfilled(act(app, 'grace', 'proposal-approve', { proposalId }))
}

/** A drawdown that two people approved, with its note. */
const approved = async (app: TestApp) => {
  const { table, seal } = app.deps
  const seller = await buildFacility(app, { limitCents: 100_000_00 })
  const { companyId, facilityId } = seller
  const drawdownId = await requestDrawdown(app, seller, '2000.00')
  const account = await findPayoutAccount(table, companyId, 'small_shop_financing')
  const requested = await findDrawdown(table, companyId, drawdownId)
  if (!account || !requested) throw new Error('no drawdown')
  const sealedAccountNumber = await seal.seal('012345676838', accountNumberContext(companyId))
  await table.transact({
    account: put(table, { ...account, sealedAccountNumber }),
    noted: replaceDrawdown(table, { ...requested, noteFileId: 'note' }),
  })
  await byTwo(app, 'drawdown-approve', { facilityId, drawdownId })
  return { seller, facilityId, drawdownId }
}

const read = (app: TestApp, actor: string, line: WrittenLine) => {
  const text = writeCamt({ lines: [{ day: businessDate(app.clock.now()), ...line }], number: line.text })
  return act(app, actor, 'statement-read', { file: Buffer.from(text).toString('base64') })
}

const lineOf = async (app: TestApp, text: string): Promise<string> => {
  const { lines } = await fulfilled(act(app, 'mary', 'statement-line-list', { limit: 200 }))
  return (lines as { lineId: string; text: string }[]).find((line) => line.text === text)?.lineId ?? ''
}

/** A paid-out drawdown, with a reported early settlement. */
export const owing = async (app: TestApp) => {
  const { table } = app.deps
  const lent = await approved(app)
  const { seller, facilityId, drawdownId } = lent
  await byTwo(app, 'drawdown-pay-out', { facilityId, drawdownId })
  const { companyId } = seller
  await table.transact(
    writePayoff(table, {
      drawdownId,
      companyId,
      facilityId,
      status: 'reported',
      reportedCents: 2_500_00,
      reference: transferReference(drawdownId),
      reportedAt: app.clock.now().toISOString(),
      version: 0,
    }),
  )
  return lent
}

const stillOwed = async (app: TestApp, { companyId }: SellerWithFacility, drawdownId: string) => {
  const { status } = (await findDrawdown(app.deps.table, companyId, drawdownId)) ?? ({} as Drawdown)
  if (status !== 'paid out') throw new Error(`the drawdown is ${status}`)
}

/** Attacks by one payments clerk, or by malware on the clerk's machine, by their rows in `docs/attacks.md`. */
export const loneClerkAttacks: Attacks = {
  'a payments clerk, alone: to settle a debt by a report without a transfer': async (app) => {
    const { seller, facilityId, drawdownId } = await owing(app)
    return watchTraces(app, { seller }, async () => {
      const { proposalId } = await fulfilled(act(app, 'clerk', 'payoff-post', { facilityId, drawdownId }))
      await act(app, 'clerk', 'proposal-approve', { proposalId })
      await stillOwed(app, seller, drawdownId)
    })
  },
  'a payments clerk, alone: to settle a debt by a forged bank statement': async (app) => {
    const { seller, facilityId, drawdownId } = await owing(app)
    const text = `Repayment ${transferReference(drawdownId)}`
    return watchTraces(app, { seller }, async () => {
      await read(app, 'clerk', { cents: 2_500_00, text, payer: 'Lantern Street Trading Limited' })
      await act(app, 'clerk', 'statement-book')
      const lineId = await lineOf(app, text)
      const targets = [{ kind: 'payoff', facilityId, id: drawdownId }]
      await act(app, 'clerk', 'statement-line-match', { lineId, targets })
      await stillOwed(app, seller, drawdownId)
    })
  },
  'malware on the payments PC: to replace an account in the file for the bank': async (app) => {
    const { seller, facilityId, drawdownId } = await approved(app)
    const { batchId } = await byTwo(app, 'payout-batch-make', { drawdowns: [{ facilityId, drawdownId }] })
    await fulfilled(act(app, 'ada', 'payout-batch-file', { batchId }))
    const cents = -2_000_00
    return watchTraces(app, { seller }, async () => {
      await read(app, 'ada', { cents, text: drawdownId, payer: 'Somebody Else', account: '999888777666' })
      const lineId = await lineOf(app, drawdownId)
      await act(app, 'mary', 'statement-book', { lineIds: [lineId] })
      await act(app, 'mary', 'statement-line-book-payout', { lineId })
      const { companyId } = seller
      const drawdown = await findDrawdown(app.deps.table, companyId, drawdownId)
      if (drawdown?.paidOutAt) throw new Error('the payout was confirmed')
    })
  },
}
