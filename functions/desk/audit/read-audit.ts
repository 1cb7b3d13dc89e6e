import * as z from 'zod/mini'
import { auditFields } from '#shared/desk/audit.acts.ts'
import type { AuditEntryView } from '#shared/desk/audit.ts'

import { auditMonth } from '../../data/audit.ts'
import type { AuditEntry } from '../../data/audit-entries.ts'
import { type AuditListing, listCompanyAudit, listUserAudit } from '../../data/audit-lists.ts'
import { listMonthAudit } from '../../data/audit-months.ts'
import { findCompany } from '../../data/companies.ts'
import { pageSequentially } from '../../data/page-sequentially.ts'
import type { Deps } from '../../runtime/deps.ts'

import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { findDeskUser } from '../user/find-desk-user.ts'

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

export const describeEntry = (entry: AuditEntry): AuditEntryView => ({
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

const isOf = (asked: string, action: string): boolean =>
  asked.endsWith('-') ? action.startsWith(asked) : action === asked

/** Routine accesses and dry runs are many: they are listed only on request. */
const acceptsOf =
  ({ by, act, reference, looks, changes }: Asked): AuditListing['accepts'] =>
  (entry) =>
    (looks || entry.isRoutine !== true) &&
    (!by || entry.actor.toLowerCase() === by.toLowerCase()) &&
    (!act || isOf(act, entry.action)) &&
    (!looks || entry.isLook === true) &&
    (!changes || entry.isLook !== true) &&
    (!reference ||
      JSON.stringify([entry.before, entry.after, entry.companyId, entry.proposalId]).includes(reference))

const dayMs = 24 * 3_600_000

/** The instants at which a day in Hong Kong begins and ends. */
export const instantsOf = (day: string) => {
  const from = Date.parse(`${day}T00:00:00+08:00`)
  return { from: new Date(from).toISOString(), to: new Date(from + dayMs).toISOString() }
}

/** A page of entries, newest first. If a filter finds few, the page is short and its cursor continues. */
export const readAudit = async (
  asked: Asked,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<{ ok: true; entries: AuditEntryView[]; cursor?: string } | DeskRefusal> => {
  const { companyId, user: named, month, day, limit, cursor } = asked
  if (companyId && !(await findCompany(table, companyId)))
    return refuseAct('notFound', `there is no company ${companyId}`)
  const found = named ? await findDeskUser(table, named) : undefined
  if (found && !found.ok) return found
  const days = day ? instantsOf(day) : undefined
  const listing: AuditListing = { limit, cursor, ...days, accepts: acceptsOf(asked) }
  const months = days
    ? [...new Set([days.to, days.from].map((instant) => auditMonth(new Date(instant))))]
    : [month ?? auditMonth(clock())]
  const { items, cursor: next } = companyId
    ? await listCompanyAudit(table, companyId, listing)
    : found
      ? await listUserAudit(table, found.user.userId, listing)
      : // A day in Hong Kong may begin in the previous month.
        await pageSequentially(
          months.map((each) => (page) => listMonthAudit(table, each, { ...listing, ...page })),
          listing,
        )
  return { ok: true, entries: items.map(describeEntry), ...(next ? { cursor: next } : {}) }
}
