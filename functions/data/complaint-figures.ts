import type { ComplaintCounts, changesOfCounts } from '#shared/complaints/complaint-figures.ts'
import { collect } from './collect.ts'
import { absent } from './condition.ts'
import { type Item, type Table, update, type Write } from './table.ts'

const partition = 'COMPLAINTFIGURES'

/** Access pattern: the counts of complaints of every year. They never expire, as they name nobody. */
export const listComplaintCounts = (table: Table): Promise<Item<ComplaintCounts>[]> =>
  collect(table.all<ComplaintCounts>({ pk: partition, consistent: true }))

/** Adds changes to the counts of their years. Belongs in the transaction of the complaint, which lists its counts. */
export const addToFigures = (
  table: Table,
  changes: ReturnType<typeof changesOfCounts>,
): Record<string, Write> =>
  Object.fromEntries(
    [...changes].map(([year, add]) => [
      `figures of ${year}`,
      update<ComplaintCounts>(
        table,
        { pk: partition, sk: `YEAR#${year}` },
        { set: { type: 'complaint-figures', year }, add, when: { anyOf: [{ pk: absent }, { year }] } },
      ),
    ]),
  )
