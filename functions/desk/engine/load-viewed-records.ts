import {
  type DecisionSubject,
  type View,
  type ViewedSubject,
  viewedRecordsOf,
  viewsCutoff,
} from '#shared/desk/viewed-records.ts'
import type { AuditEntry } from '../../data/audit-entries.ts'
import { listViews } from '../../data/audit-lists.ts'
import { inBatches } from '../../data/in-batches.ts'
import type { Table } from '../../data/table.ts'
import type { Person } from './audit-recorder.ts'

/** The number of companies read at the same time. */
const atOnce = 30

/** A view by its audit entry; undefined for a dry run, which shows no record. */
const viewIn = ({ action, at, after }: AuditEntry): View | undefined => {
  const { facilityId, accountId, fileId, dryRun } = Object(after) as Omit<View, 'action' | 'at'> & {
    dryRun?: true
  }
  return dryRun ? undefined : { action, at, facilityId, accountId, fileId }
}

/** Each subject once, with its earliest `since`. */
const distinct = (subjects: readonly DecisionSubject[]): DecisionSubject[] => [
  ...new Map(
    subjects
      .toSorted((a, b) => (b.since ?? '').localeCompare(a.since ?? ''))
      .map((subject) => [
        JSON.stringify([subject.companyId, subject.facilityId, subject.accountId]),
        subject,
      ]),
  ).values(),
]

/** What a person viewed of the subjects of an act by now, from the audit: one query a company. */
export const loadViewedRecords = async (
  table: Table,
  action: string,
  subjects: readonly DecisionSubject[],
  person: Pick<Person, 'actor' | 'principal'>,
  now: Date,
): Promise<ViewedSubject[]> => {
  const companies = [...Map.groupBy(distinct(subjects), ({ companyId }) => companyId)]
  const found = await inBatches(companies, atOnce, async ([companyId, ofCompany]) => {
    const starts = ofCompany.map((subject) => viewsCutoff(subject, now)).toSorted()
    const { views: entries, from } = await listViews(table, companyId, person, starts[0] ?? now.toISOString())
    const views = entries.flatMap((entry) => viewIn(entry) ?? [])
    return ofCompany.map((subject) => {
      const start = viewsCutoff(subject, now)
      const viewedSince = start > from ? start : from
      return {
        companyId,
        facilityId: subject.facilityId,
        viewedSince,
        records: viewedRecordsOf(
          action,
          subject,
          views.filter(({ at }) => at >= viewedSince),
        ),
      }
    })
  })
  return found.flat()
}
