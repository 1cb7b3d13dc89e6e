import type { RequestedPayee } from '#shared/repayment/compare-payee.ts'
import { matchPayout, namedIn, type PayoutFinding, type SentPayout } from '#shared/repayment/match-payout.ts'
import { addDays } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { inBatches } from '../../data/in-batches.ts'
import { accountNumberContext, findPayoutAccount } from '../../data/payout-accounts.ts'
import { listPayoutBatchesSince, type PayoutBatch, type PayoutEntry } from '../../data/payout-batches.ts'
import { isDebit, type StatementLine } from '../../data/statement-lines.ts'
import type { Deps } from '../../runtime/deps.ts'

/** Nothing leaves the bank so many days after its batch was made. */
const carriedOutWithin = 31
const atOnce = 25

interface Entry extends PayoutEntry {
  batch: Pick<PayoutBatch, 'batchId' | 'executionDate'>
}

/** Whom the bank was asked to pay, where a debit tells whom it was paid to. The number is opened where that is to be compared. */
const payeeOf = async (
  { table, seal }: Pick<Deps, 'table' | 'seal'>,
  { companyId, account: named, payeeName }: Entry,
  { payerName, payerAccount }: StatementLine,
): Promise<RequestedPayee | undefined> => {
  if (!payerName && !payerAccount) return undefined
  const [company, account] = await Promise.all([
    findCompany(table, companyId),
    findPayoutAccount(table, companyId, named.id),
  ])
  // A later version may have another number: of what the bank was asked for, the end is still known.
  const isSame = account?.version === named.version
  const accountNumber =
    isSame && payerAccount
      ? await seal.open(account.sealedAccountNumber, accountNumberContext(companyId))
      : undefined
  const names = [
    payeeName,
    isSame ? account.account_name : undefined,
    company?.registerNameEn,
    company?.registerNameCn,
  ]
  return {
    names: names.flatMap((name) => name || []),
    ...(accountNumber ? { accountNumber } : {}),
    lastDigits: named.lastFour,
  }
}

const sentPayout = async (
  deps: Pick<Deps, 'table' | 'seal'>,
  of: Entry,
  line: StatementLine,
): Promise<SentPayout> => {
  const { batch, ...entry } = of
  const { table } = deps
  const { companyId, facilityId, drawdownId, endToEndId, currency, amountCents, cancelled, returned } = entry
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  // Whatever was said of it: a debit shows that the bank has paid it.
  const isFree = drawdown?.status === 'approved' && !drawdown.payoutBatchId
  const isOut = cancelled !== undefined && !isFree
  const payee = await payeeOf(deps, of, line)
  const lineId = isOut || returned ? undefined : drawdown?.payoutLineId
  return {
    ...batch,
    companyId,
    facilityId,
    drawdownId,
    endToEndId,
    currency,
    amountCents,
    status: isOut ? 'cancelled' : returned ? 'returned' : drawdown?.paidOutAt ? 'paid out' : 'waiting',
    ...(lineId ? { lineId } : {}),
    ...(payee ? { payee } : {}),
  }
}

/** What the debits among some lines are, by the batches that the bank was asked for; read once for all of them. */
export const loadPayoutFindings = async (
  deps: Pick<Deps, 'table' | 'seal'>,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PayoutFinding>> => {
  const { table } = deps
  const debits = lines.filter(isDebit)
  const [earliest] = debits.map(({ valueDate }) => valueDate).toSorted()
  if (!earliest) return new Map()
  const entries: Entry[] = []
  const since = `${addDays(earliest, -carriedOutWithin)}T00:00:00.000Z`
  for await (const { batchId, executionDate, entries: ofBatch } of listPayoutBatchesSince(table, since))
    entries.push(...ofBatch.map((entry) => ({ ...entry, batch: { batchId, executionDate } })))
  const findings = await inBatches(debits, atOnce, async (line) => {
    const { lineId, amountCents, currency, text, payerName, payerAccount } = line
    const named = await Promise.all(namedIn(text, entries).map((entry) => sentPayout(deps, entry, line)))
    const debit = {
      lineId,
      amountCents: 0 - amountCents,
      currency,
      text,
      // Of a debit, the other side is whom it was paid to.
      ...(payerName ? { payeeName: payerName } : {}),
      ...(payerAccount ? { payeeAccount: payerAccount } : {}),
    }
    return [lineId, matchPayout(debit, named)] as const
  })
  return new Map(findings)
}
