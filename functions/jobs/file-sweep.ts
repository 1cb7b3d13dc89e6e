import { uploadsKeptDays } from '#shared/privacy/retention-days.ts'
import {
  listUnreferencedFiles,
  removeWithdrawnFile,
  type StoredFile,
  unreferencedShards,
  withdrawFile,
} from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'

/** How long a completed upload waits for a reference. */
const waitsForMs = uploadsKeptDays * 24 * 3_600_000

async function* unkeptAt(before: Date, { table }: Deps): AsyncGenerator<StoredFile> {
  for (let shard = 0; shard < unreferencedShards; shard++) yield* listUnreferencedFiles(table, shard, before)
}

/**
 * Removes one unreferenced file, and returns whether it did. Withdrawn first, it is hidden and cannot be referenced any
 * more; its item goes last, so that the next run completes an interrupted one.
 */
const removeUnkept = async (file: StoredFile, { table, files }: Deps): Promise<boolean> => {
  if (!(await table.write(withdrawFile(table, file)))) return false
  await files.remove(file.objectKey)
  return table.write(removeWithdrawnFile(table, file))
}

export type FileSweep = {
  removed: number
}

/**
 * Removes the uploads that were completed 30 days ago or earlier and are unreferenced. Concurrent runs and crashes are
 * harmless. Failures do not stop the rest: all is tried, then the job throws.
 */
export const sweepFiles = async (deps: Deps): Promise<FileSweep> => {
  const { clock, log } = deps
  let removed = 0
  const failures = await tryEach(
    unkeptAt(new Date(clock().getTime() - waitsForMs), deps),
    async (file) => {
      if (await removeUnkept(file, deps)) removed++
    },
    ({ fileId, companyId }) => log('error', 'a file could not be removed', { fileId, companyId }),
  )
  log('info', 'files that nothing refers to were removed', { removed, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some files could not be removed')
  return { removed }
}
