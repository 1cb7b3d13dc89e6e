import { auditEntryAmounts, type RecordedSubject, recordedSubject } from '#shared/desk/audit-entry-amounts.ts'
import type { CompanyHistory } from '#shared/desk/company.ts'
import type { ProposedAmount } from '#shared/desk/proposed-amounts.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { AuditEntry } from '../../data/audit-entries.ts'
import { listCompanyAudit } from '../../data/audit-lists.ts'
import { findChargeOrder } from '../../data/charge-orders.ts'
import { findCompany } from '../../data/companies.ts'
import { findCompanyNote } from '../../data/company-notes.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { findLimitRequest } from '../../data/limit-requests.ts'
import { createdOn } from '../../data/list-latest.ts'
import type { Table } from '../../data/table.ts'
import { acceptsEntry } from '../audit/accepts-entry.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const noteIn = async (table: Table, { action, companyId, after }: AuditEntry): Promise<string | null> => {
  const { noteId } = (after ?? {}) as { noteId?: unknown }
  if (action !== 'company-note' || !companyId || typeof noteId !== 'string') return null
  return (await findCompanyNote(table, companyId, noteId))?.text ?? null
}

const proposedActOf = ({ action, after }: AuditEntry): string | null => {
  const { action: proposed } = (after ?? {}) as { action?: unknown }
  return action === 'proposal-make' && typeof proposed === 'string' ? proposed : null
}

interface Money {
  currency: string
  cents: Cents
}

const moneyOf = async (
  table: Table,
  companyId: string,
  { kind, id }: RecordedSubject,
): Promise<Money | undefined> => {
  if (kind === 'charge') {
    const charge = await findChargeOrder(table, companyId, id)
    return charge && { currency: charge.currency, cents: sumOfKinds(charge.chargedCents) }
  }
  if (kind === 'drawdown') {
    const drawdown = await findDrawdown(table, companyId, id)
    return drawdown && { currency: drawdown.currency, cents: drawdown.price.amountCents }
  }
  const request = await findLimitRequest(table, companyId, id)
  return request && { currency: request.currency, cents: request.requestedCents }
}

/** The amounts of an entry; for an entry without any, the amount of its subject. */
const amountsOf = async (table: Table, entry: AuditEntry): Promise<ProposedAmount[]> => {
  const amounts = auditEntryAmounts(entry)
  const subject = recordedSubject(entry)
  if (amounts.length > 0 || !subject || !entry.companyId) return amounts
  const money = await moneyOf(table, entry.companyId, subject)
  return money ? [{ currency: money.currency, before: null, amount: decimalFromCents(money.cents) }] : []
}

/** A seller acts under a user's id, or by a mailed link. */
const isOfSeller = ({ actor }: AuditEntry): boolean => actor.startsWith('user:') || actor === 'visitor'

const describeEntry = async (
  table: Table,
  entry: AuditEntry,
): Promise<CompanyHistory['entries'][number]> => ({
  auditId: entry.auditId,
  at: entry.at,
  actor: entry.actor,
  action: entry.action,
  proposedAct: proposedActOf(entry),
  amounts: await amountsOf(table, entry),
  isLook: entry.isLook ?? false,
  reason: entry.reason ?? null,
  approvedBy: entry.approvedBy ?? null,
  note: await noteIn(table, entry),
})

export const listHistoryAct: RunAct<'company-history'> = async (
  { companyId, from, to, side, changes, limit, cursor },
  _act,
  { table },
) => {
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  const page = await listCompanyAudit(table, companyId, {
    limit,
    cursor,
    ...createdOn({ from, to }),
    accepts: (entry) =>
      acceptsEntry({ changes })(entry) && (!side || (side === 'seller') === isOfSeller(entry)),
  })
  const history: CompanyHistory = {
    companyId,
    entries: await Promise.all(page.items.map((entry) => describeEntry(table, entry))),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...history }
}
