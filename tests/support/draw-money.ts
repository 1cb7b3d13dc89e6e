import type { RequestOf } from '#shared/api/endpoint.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { listPayoutAccounts } from '../../functions/data/payout-accounts.ts'
import { directorName, type SellerWithFacility } from './build-facility.ts'
import { deskOf } from './desk-of.ts'
import type { TestApp } from './test-app.ts'

/** Performs an act of the back office as a tester. */
export const callDesk = (app: TestApp, action: string, fields: Record<string, unknown>) =>
  deskOf(app.deps)({ action, actor: 'tester', reason: 'test', ...fields })

/** Verifies again the payout accounts to which the bank rejected a transfer. */
export const verifyAccountsAgain = async (app: TestApp, companyId: string): Promise<void> => {
  for (const { accountId, version, rejectedTransfer } of await listPayoutAccounts(app.deps.table, companyId))
    if (rejectedTransfer) await callDesk(app, 'payout-account-verify', { companyId, accountId, version })
}

/** The repayment method, if it is not the facility's default. */
export type RepaymentChoice = Pick<
  RequestOf<typeof drawdownEndpoints.quoteDrawdown>['body'],
  'repayment_method' | 'sales_share' | 'red_packet_id'
>

export const requestQuote = (
  app: TestApp,
  { token }: { token: string },
  amount: string,
  choice: RepaymentChoice = {},
) => app.send(drawdownEndpoints.quoteDrawdown, { body: { amount, ...choice } }, { token })

/** Accepts a quote, with a new idempotency key by default. */
export const acceptQuote = (app: TestApp, { token }: { token: string }, quote_id: string, key?: string) =>
  app.send(
    drawdownEndpoints.submitDrawdown,
    { body: { quote_id, signer_name: directorName, accepted: true } },
    { token, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
  )

/** Requests a drawdown and returns its id. Throws if it is refused. */
export const requestDrawdown = async (
  app: TestApp,
  seller: SellerWithFacility,
  amount: string,
  choice?: RepaymentChoice,
): Promise<string> => {
  await verifyAccountsAgain(app, seller.companyId)
  const quote = await requestQuote(app, seller, amount, choice)
  if (quote.code !== 0) throw new Error(`no quote: ${quote.body}`)
  const submitted = await acceptQuote(app, seller, quote.data.quote_id)
  if (submitted.code !== 0) throw new Error(`no drawdown: ${submitted.body}`)
  return submitted.data.drawdown_id
}

/** A drawdown that is approved and paid out, including its note and mails. */
export const drawMoney = async (
  app: TestApp,
  seller: SellerWithFacility,
  amount: string,
  choice?: RepaymentChoice,
): Promise<string> => {
  const drawdownId = await requestDrawdown(app, seller, amount, choice)
  await app.drainEvents()
  const { facilityId } = seller
  for (const action of ['drawdown-approve', 'drawdown-pay-out']) {
    const outcome = await callDesk(app, action, { facilityId, drawdownId })
    if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`)
  }
  await app.drainEvents()
  return drawdownId
}

export const trialBalance = async (app: TestApp, facilityId: string) => {
  const outcome = await callDesk(app, 'ledger-trial-balance', { facilityId })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as { ok: true; total: string; rebuiltEqual: boolean; accounts: Record<string, string> }
}
