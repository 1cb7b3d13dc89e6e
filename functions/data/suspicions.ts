import { keptUntil } from '#shared/privacy/retention.ts'
import type { ConsentAnswer, SuspicionStatus } from '#shared/suspicions/suspicion-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { collect } from './collect.ts'
import { ttlAt } from './expiry.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A suspicion of money laundering, in the register. Version 0 before it is stored. */
export interface Suspicion {
  suspicionId: string
  companyId?: string
  /** The company's names at that time, as the register outlives it. */
  companyNameEn?: string | null
  companyNameCn?: string | null
  /** Both names in one text, of suspicions that were recorded before the two above were kept. */
  company?: string
  /** Further people, as the reporter names them. */
  persons?: string
  facts: string
  /** Bank lines and other records. */
  references?: string
  alertId?: string
  openedAt: string
  openedBy: string
  status: SuspicionStatus
  decided?: { at: string; by: string; reason: string }
  /** The report to the Joint Financial Intelligence Unit. */
  reportedOn?: BusinessDate
  jfiuReference?: string
  consent?: ConsentAnswer
  consentOn?: BusinessDate
  followUpOn?: BusinessDate
  closed?: { at: string; by: string; reason: string }
  version: number
}

const group = 'SUSPICIONS'

/** Apart from the companies: no list of a company's items, and no erasure of one, finds it. */
const key = (suspicionId: string) => ({ pk: `SUSPICION#${suspicionId}`, sk: 'SUSPICION' })

/** Access pattern: a suspicion by id. */
export const findSuspicion = (table: Table, suspicionId: string): Promise<Item<Suspicion> | undefined> =>
  table.get<Suspicion>(key(suspicionId))

/** Access pattern: all suspicions, the newest first. They are few. */
export const listSuspicions = (table: Table): Promise<Item<Suspicion>[]> =>
  collect(table.all<Suspicion>({ pk: group, index: groupIndex, newestFirst: true }))

/** Kept for years after it is closed. Fails if it was changed since it was read, or exists. */
export const replaceSuspicion = (table: Table, suspicion: Suspicion): Write =>
  replace<Suspicion>(table, {
    ...suspicion,
    ...key(suspicion.suspicionId),
    gsi1pk: group,
    gsi1sk: `${suspicion.openedAt}#${suspicion.suspicionId}`,
    ...(suspicion.closed ? { ttl: ttlAt(keptUntil('lenderActs', new Date(suspicion.closed.at))) } : {}),
    type: 'suspicion',
  })
