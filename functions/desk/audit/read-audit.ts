import * as z from 'zod/mini'
import { maskEmail } from '#shared/account/mask-email.ts'
import { auditFields } from '#shared/desk/audit.acts.ts'
import type { AuditEntryView } from '#shared/desk/audit.ts'
import type { AuditEntry } from '../../data/audit-entries.ts'
import { type AuditListing, listCompanyAudit, listUserAudit } from '../../data/audit-lists.ts'
import { listMonthAudit } from '../../data/audit-months.ts'
import { findCompany } from '../../data/companies.ts'
import { pageSequentially } from '../../data/page-sequentially.ts'
import type { Table } from '../../data/table.ts'
import { findUser } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { findDeskUser } from '../user/find-desk-user.ts'
import { acceptsEntry } from './accepts-entry.ts'
import { auditRange } from './audit-range.ts'

type Asked = z.output<z.ZodMiniObject<typeof auditFields>>

/** Additional fields of a seller's act, and of an act with a second approval. */
const further = [
  'principal',
  'subject',
  'ip',
  'userAgent',
  'sessionId',
  'requestId',
  'approvedBy',
  'approvedAs',
  'approvalReason',
  'proposalId',
  'currency',
] as const

const describeEntry = (entry: AuditEntry) => ({
  auditId: entry.auditId,
  at: entry.at,
  action: entry.action,
  actor: entry.actor,
  reason: entry.reason ?? null,
  ...Object.fromEntries(further.flatMap((name) => (entry[name] ? [[name, entry[name]]] : []))),
  companyId: entry.companyId ?? null,
  isLook: entry.isLook ?? false,
  before: entry.before,
  after: entry.after,
})

const userPrefix = 'user:'

const userIdOf = ({ actor }: AuditEntry): string | undefined =>
  actor.startsWith(userPrefix) ? actor.slice(userPrefix.length) : undefined

/** Entries with the names of their companies, and of the sellers who acted; null for those that are erased. */
export const describeEntries = async (
  table: Table,
  entries: readonly AuditEntry[],
): Promise<AuditEntryView[]> => {
  const userIds = [...new Set(entries.flatMap((entry) => userIdOf(entry) ?? []))]
  const users = new Map(
    await Promise.all(userIds.map(async (id) => [id, await findUser(table, id)] as const)),
  )
  const nameOf = (entry: AuditEntry): string | null => {
    const user = users.get(userIdOf(entry) ?? '')
    return user ? (user.name ?? maskEmail(user.email)) : null
  }
  return withCompanyNames(entries, (entry) => ({ ...describeEntry(entry), actorName: nameOf(entry) }), table)
}

/** A page of entries, newest first. If a filter finds few, the page is short and its cursor continues. */
export const readAudit = async (
  asked: Asked,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<{ ok: true; entries: AuditEntryView[]; cursor?: string } | DeskRefusal> => {
  const { companyId, user: named, limit, cursor } = asked
  const range = auditRange(asked, clock())
  if (!range) return refuseAct('invalidInput', 'the days are in the wrong order, or more than a year')
  if (companyId && !(await findCompany(table, companyId)))
    return refuseAct('notFound', `there is no company ${companyId}`)
  const found = named ? await findDeskUser(table, named) : undefined
  if (found && !found.ok) return found
  const { months, ...instants } = range
  const listing: AuditListing = { limit, cursor, ...instants, accepts: acceptsEntry(asked) }
  const { items, cursor: next } = companyId
    ? await listCompanyAudit(table, companyId, listing)
    : found
      ? await listUserAudit(table, found.user.userId, listing)
      : await pageSequentially(
          months.map((each) => (page) => listMonthAudit(table, each, { ...listing, ...page })),
          listing,
        )
  return {
    ok: true,
    entries: await describeEntries(table, items),
    ...(next ? { cursor: next } : {}),
  }
}
