import { companyNameIn } from '#shared/companies/company-name.ts'
import type { LineFinding, StatementLineTold } from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { remainingCents, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { findDrawdownsOfReference } from '../../data/transfer-references.ts'
import type { OpenItems } from './load-open-items.ts'

/** The drawdowns that a text names and that nothing is owed on now: what came is too much, or too early. */
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

const describeFinding = async (table: Table, line: StatementLine, items: OpenItems): Promise<LineFinding> => {
  const finding = items.findingFor(line)
  return {
    kind: finding.kind,
    reasons: finding.reasons,
    owed: finding.owed.map((owed) => ({
      kind: owed.kind,
      id: owed.id,
      facilityId: owed.facilityId,
      companyId: owed.companyId,
      companyName: companyNameIn('zh-CN', items.companies.get(owed.companyId) ?? {}),
      amount: decimalFromCents(owed.amountCents),
      dueDate: owed.dueDate,
    })),
    difference: finding.kind === 'differs' ? decimalFromCents(finding.differenceCents) : null,
    named: finding.kind === 'unknown' ? await namedDrawdowns(table, line.text) : [],
  }
}

/** A line as it is told; with what it is for, as it seems, while that is to be decided. */
export const describeLine = async (
  table: Table,
  line: StatementLine,
  items: OpenItems | undefined,
): Promise<StatementLineTold> => ({
  lineId: line.lineId,
  statementId: line.statementId,
  account: line.account,
  currency: line.currency,
  amount: decimalFromCents(line.amountCents),
  remaining: decimalFromCents(line.state === 'ignored' ? 0 : remainingCents(line)),
  bookingDate: line.bookingDate,
  valueDate: line.valueDate,
  bankReference: line.bankReference ?? null,
  text: line.text,
  payerName: line.payerName ?? null,
  payerAccount: line.payerAccount ?? null,
  resembles: line.resembles ?? null,
  state: line.state,
  parts: line.parts.map(({ amountCents, ...part }) => ({ ...part, amount: decimalFromCents(amountCents) })),
  reason: line.reason ?? null,
  decidedAt: line.decidedAt ?? null,
  decidedBy: line.decidedBy ?? null,
  finding: items && line.state === 'open' ? await describeFinding(table, line, items) : null,
})
