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

/** The number of days within which the bank executes a batch. */
const carriedOutWithin = 31
const atOnce = 25

interface Entry extends PayoutEntry {
  batch: Pick<PayoutBatch, 'batchId' | 'executionDate' | 'madeAt'>
}

/** The ordered payee, to compare with a debit's. The number is decrypted only for the comparison. */
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
  // A later version may have another number: the ordered one's last digits are still known.
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
  // An approved drawdown in no batch waits even if its entry was cancelled: the bank has paid it.
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

/** Matches debits with the batches sent to the bank; these are read once for all lines. */
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
  for await (const { batchId, executionDate, madeAt, entries: ofBatch } of listPayoutBatchesSince(
    table,
    since,
  ))
    entries.push(...ofBatch.map((entry) => ({ ...entry, batch: { batchId, executionDate, madeAt } })))
  const findings = await inBatches(debits, atOnce, async (line) => {
    const { lineId, amountCents, currency, text, payerName, payerAccount } = line
    const named = await Promise.all(namedIn(text, entries).map((entry) => sentPayout(deps, entry, line)))
    const debit = {
      lineId,
      amountCents: 0 - amountCents,
      currency,
      text,
      // For a debit, the counterparty is the payee.
      ...(payerName ? { payeeName: payerName } : {}),
      ...(payerAccount ? { payeeAccount: payerAccount } : {}),
    }
    return [lineId, matchPayout(debit, named)] as const
  })
  return new Map(findings)
}
