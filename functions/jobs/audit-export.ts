import { auditGroupOf, confidentialGroupOf } from '../data/audit.ts'
import type { AuditEntry } from '../data/audit-entries.ts'
import { auditFileKey } from '../data/audit-files.ts'
import { listLenderAudit } from '../data/audit-months.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import { objectLockFor } from '../data/object-lock.ts'
import type { Item } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** The maximum number of entries in a file. */
const maxInFile = 5000

/** How far back the first run goes. */
const daysAtFirst = 366

const dayMs = 24 * 60 * 60 * 1000

/** The day (UTC) that an instant falls in, `2027-01-31`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

interface AuditFile {
  day: string
  /** The number of the day's file, from 1. */
  part: number
  entries: Item<AuditEntry>[]
}

/** Splits the ordered entries into files: one a day, or more if these are many. */
async function* inFiles(entries: AsyncIterable<Item<AuditEntry>>): AsyncGenerator<AuditFile> {
  let file: AuditFile = { day: '', part: 1, entries: [] }
  for await (const entry of entries) {
    const day = entry.at.slice(0, 10)
    if (day !== file.day || file.entries.length === maxInFile) {
      if (file.entries.length > 0) yield file
      file = { day, part: day === file.day ? file.part + 1 : 1, entries: [] }
    }
    file.entries.push(entry)
  }
  if (file.entries.length > 0) yield file
}

/** The table's technical attributes of an entry. */
const ofTable = new Set(['pk', 'sk', 'gsi1pk', 'gsi1sk', 'type', 'ttl'])

const asLine = (entry: Item<AuditEntry>): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(entry).filter(([name]) => !ofTable.has(name))))}\n`

/**
 * Exports the back office's audit entries to where nobody can delete or overwrite them: each completed day since the
 * last exported one. The export of a day is deterministic, so that the next run completes an interrupted one.
 */
export const exportAudit = async ({
  table,
  files,
  config,
  clock,
}: Pick<Deps, 'table' | 'files' | 'config' | 'clock'>): Promise<{ files: number; entries: number }> => {
  const now = clock()
  const yesterday = dayOf(now.getTime() - dayMs)
  const done = await findJobCursor(table, 'audit-export')
  const first = dayOf(done ? Date.parse(done) + dayMs : now.getTime() - daysAtFirst * dayMs)
  const lock = objectLockFor(config.lockYears, now)
  const exported = { files: 0, entries: 0 }
  for (const isConfidential of [false, true]) {
    const listed = listLenderAudit(
      table,
      first,
      yesterday,
      isConfidential ? confidentialGroupOf : auditGroupOf,
    )
    for await (const { day, part, entries } of inFiles(listed)) {
      const content = Buffer.from(entries.map(asLine).join(''))
      const key = auditFileKey(day, part, isConfidential)
      await files.write(key, content, 'application/x-ndjson', lock)
      exported.files += 1
      exported.entries += entries.length
    }
  }
  await table.transact({
    cursor: putJobCursor(table, { job: 'audit-export', upTo: yesterday, updatedAt: now.toISOString() }),
  })
  return exported
}
