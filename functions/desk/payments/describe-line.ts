import type {
  LineFinding,
  NamedCompany,
  PossibleDuplicateLine,
  StatementLineView,
} from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { bookedBy } from '#shared/repayment/booking-time.ts'
import type { PayoutFinding } from '#shared/repayment/match-payout.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { findBankStatement } from '../../data/bank-statements.ts'
import { findCompany } from '../../data/companies.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import {
  findStatementLine,
  isBookable,
  isDebit,
  remainingCents,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { findDrawdownsOfReference } from '../../data/transfer-references.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { memoize } from './memoize.ts'
import type { ReceiptFinding, Reconciliation } from './reconcile-line.ts'

type NameOf = (companyId: string) => Promise<NamedCompany>

const readNames = (table: Table): NameOf =>
  memoize(async (companyId) => ({
    companyId,
    ...companyNamesOf(await findCompany(table, companyId)),
  }))

/** The drawdowns that a text references without any debt at present: overpaid, or paid early. */
const namedDrawdowns = async (table: Table, text: string): Promise<LineFinding['named']> => {
  const references = referencesInText(text).slice(0, 5)
  const found = (
    await Promise.all(references.map((reference) => findDrawdownsOfReference(table, reference)))
  ).flat()
  return Promise.all(
    found.map(async ({ companyId, facilityId, drawdownId }) => ({
      companyId,
      facilityId,
      drawdownId,
      status: (await findDrawdown(table, companyId, drawdownId))?.status ?? 'unknown',
    })),
  )
}

const describeReceipt = async (
  table: Table,
  line: StatementLine,
  finding: ReceiptFinding,
  nameOf: NameOf,
): Promise<LineFinding> => ({
  kind: finding.kind,
  reasons: finding.reasons,
  owed: await Promise.all(
    finding.owed.map(async (owed) => ({
      kind: owed.kind,
      id: owed.id,
      facilityId: owed.facilityId,
      ...(await nameOf(owed.companyId)),
      amount: decimalFromCents(owed.amountCents),
      dueDate: owed.dueDate,
    })),
  ),
  difference: finding.kind === 'differs' ? decimalFromCents(finding.differenceCents) : null,
  knownPayers: await Promise.all(
    finding.knownPayers.map(async ({ companyId, payerId, lineId, confirmedBy, approvedBy, confirmedAt }) => ({
      ...(await nameOf(companyId)),
      payerId,
      lineId,
      confirmedBy,
      approvedBy,
      confirmedAt,
    })),
  ),
  ...(finding.isOtherPayer ? { otherPayer: true } : {}),
  named: finding.kind === 'unknown' ? await namedDrawdowns(table, line.text) : [],
})

const describePayout = async (finding: PayoutFinding, nameOf: NameOf): Promise<LineFinding> => {
  const { kind, reasons } = finding
  const told = { kind, reasons, owed: [], difference: null, named: [] }
  if (finding.kind === 'unknown') {
    if (!finding.named) return told
    const { companyId, facilityId, drawdownId, status } = finding.named
    return { ...told, named: [{ companyId, facilityId, drawdownId, status }] }
  }
  const { drawdownId, facilityId, companyId, amountCents, executionDate } = finding.payout
  return {
    ...told,
    owed: [
      {
        kind: 'payout',
        id: drawdownId,
        facilityId,
        ...(await nameOf(companyId)),
        amount: decimalFromCents(amountCents),
        dueDate: executionDate,
      },
    ],
    difference:
      finding.kind === 'differs' && finding.differenceCents !== 0
        ? decimalFromCents(finding.differenceCents)
        : null,
    payee:
      finding.kind === 'differs' && finding.payee.length > 0
        ? {
            differs: finding.payee,
            name: finding.payout.payee?.names[0] ?? null,
            accountNumber: `…${finding.payout.payee?.lastDigits ?? ''}`,
          }
        : null,
  }
}

const balanceOf = ({ balanceCents }: StatementLine): string | null =>
  balanceCents === undefined ? null : decimalFromCents(balanceCents)

const describeResembled = async (table: Table, lineId: string): Promise<PossibleDuplicateLine | null> => {
  const line = await findStatementLine(table, lineId)
  if (!line) return null
  const { bookingDate, bankReference = null, text, state, statementId } = line
  const { number = '' } = (await findBankStatement(table, statementId)) ?? {}
  return { lineId, number, bookingDate, bankReference, text, balance: balanceOf(line), state }
}

/** Matches lines: credits and debits. */
export interface LineFinders {
  receipts: Reconciliation
  payouts(lines: readonly StatementLine[]): Promise<ReadonlyMap<string, PayoutFinding>>
}

/** Views of lines; with `finders` also the suggested match of undecided ones. */
export const describeLines = async (
  table: Table,
  lines: readonly StatementLine[],
  finders: LineFinders | undefined,
): Promise<StatementLineView[]> => {
  const nameOf = readNames(table)
  const open = finders ? lines.filter(isBookable) : []
  const [payouts, receipts] = await Promise.all([finders?.payouts(open), finders?.receipts(open)])
  const findingOf = async (line: StatementLine): Promise<LineFinding | null> => {
    const payout = payouts?.get(line.lineId)
    if (payout) return describePayout(payout, nameOf)
    const receipt = receipts?.get(line.lineId)
    return receipt ? describeReceipt(table, line, receipt, nameOf) : null
  }
  return Promise.all(
    lines.map(async (line) => ({
      lineId: line.lineId,
      statementId: line.statementId,
      account: line.account,
      currency: line.currency,
      amount: decimalFromCents(line.amountCents),
      remaining: decimalFromCents(['ignored', 'paid back'].includes(line.state) ? 0 : remainingCents(line)),
      bookingDate: line.bookingDate,
      valueDate: line.valueDate,
      bankReference: line.bankReference ?? null,
      text: line.text,
      payerName: line.payerName ?? null,
      payerAccount: line.payerAccount ?? null,
      balance: balanceOf(line),
      resembles: line.resembles ?? null,
      resembled: line.resembles ? await describeResembled(table, line.resembles) : null,
      duplicateOf: line.duplicateOf ?? null,
      bookBy: line.state === 'open' && !isDebit(line) ? bookedBy(line.bookingDate) : null,
      state: line.state,
      parts: await Promise.all(
        line.parts.map(async ({ amountCents, companyId, reasons = [], reason = null, ...part }) => ({
          ...part,
          ...(await nameOf(companyId)),
          amount: decimalFromCents(amountCents),
          reasons,
          reason,
        })),
      ),
      reason: line.reason ?? null,
      rule: line.rule ?? null,
      returnReference: line.returnReference ?? null,
      decidedAt: line.decidedAt ?? null,
      decidedBy: line.decidedBy ?? null,
      finding: await findingOf(line),
    })),
  )
}

/** A decided line. */
export const describeDecidedLine = async (table: Table, line: StatementLine): Promise<StatementLineView> => {
  const [told] = await describeLines(table, [line], undefined)
  if (!told) throw new Error(`line ${line.lineId} is not told`)
  return told
}
