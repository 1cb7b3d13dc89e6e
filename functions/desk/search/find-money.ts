import type { FoundLine, FoundTransfer } from '#shared/desk/find.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { normalizeReported } from '#shared/repayment/reported-reference.ts'
import { findFacility } from '../../data/facilities.ts'
import { findPayment, listWaitingPayments, type Payment } from '../../data/payments.ts'
import { findPayoff, type Payoff } from '../../data/payoffs.ts'
import { listByReference } from '../../data/reported-transfers.ts'
import { isBookable, type StatementLine } from '../../data/statement-lines.ts'
import type { Deps } from '../../runtime/deps.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import { createReconciliation } from '../payments/reconcile-line.ts'
import { centsIn, searchStatementLines } from '../payments/search-statement-lines.ts'

/** The limit for each kind: more letters narrow the search. */
const maxOfKind = 10

/** The maximum number of waiting reports that are searched for an amount. */
const maxWaiting = 200

/** The companies that lines are booked for, or probably belong to while they are undecided. */
const companiesOf = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, string>> => {
  const findings = await createReconciliation(deps)(lines.filter(isBookable))
  return new Map(
    lines.flatMap((line) => {
      const companyId = (line.parts[0] ?? findings.get(line.lineId)?.owed[0])?.companyId
      return companyId ? [[line.lineId, companyId] as const] : []
    }),
  )
}

/** Lines of bank statements by their amount, their payer, the bank's reference or a transfer reference. */
export const findLines = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  text: string,
  { showsPayers }: { showsPayers: boolean },
): Promise<FoundLine[]> => {
  const { table } = deps
  const lines = (await searchStatementLines(table, text, maxOfKind))
    .toSorted((one, other) => other.bookingDate.localeCompare(one.bookingDate))
    .slice(0, maxOfKind)
  const companies = await companiesOf(deps, lines)
  return withCompanyNames(
    lines.map((line) => ({ ...line, companyId: companies.get(line.lineId) })),
    ({ lineId, valueDate, amountCents, currency, state, payerName, text: said, companyId }) => ({
      lineId,
      valueDate,
      amount: decimalFromCents(amountCents),
      currency,
      state,
      payerName: showsPayers ? (payerName ?? null) : null,
      text: showsPayers ? said : null,
      companyId: companyId ?? null,
    }),
    table,
  )
}

type Reported = (Payment & { id: string }) | (Payoff & { id: string })

/** Reported transfers that nobody has booked, by their amount or the seller's reference. */
export const findTransfers = async (
  { table }: Pick<Deps, 'table'>,
  text: string,
): Promise<FoundTransfer[]> => {
  const cents = centsIn(text)
  const reference = normalizeReported(text)
  const found: Reported[] = []
  if (cents !== undefined)
    for (const payment of await listWaitingPayments(table, maxWaiting))
      if (payment.reportedCents === cents) found.push({ ...payment, id: payment.paymentId })
  if (reference !== undefined)
    for await (const { companyId, kind, id } of listByReference(table, reference)) {
      const report =
        kind === 'payment' ? await findPayment(table, companyId, id) : await findPayoff(table, companyId, id)
      if (report) found.push({ ...report, id })
      if (found.length >= maxOfKind) break
    }
  const unique = [...new Map(found.map((each) => [`${each.companyId} ${each.id}`, each])).values()]
  const currencyOf = new Map(
    await Promise.all(
      [...new Set(unique.map(({ facilityId }) => facilityId))].map(
        async (facilityId) => [facilityId, (await findFacility(table, facilityId))?.currency] as const,
      ),
    ),
  )
  return withCompanyNames(
    unique.slice(0, maxOfKind),
    ({ id, facilityId, reportedCents, reportedAt, companyId }) => ({
      id,
      facilityId,
      reported: decimalFromCents(reportedCents),
      currency: currencyOf.get(facilityId) ?? null,
      reportedAt,
      companyId,
    }),
    table,
  )
}
