import {
  listUnkeptDocuments,
  removeWithdrawnDocument,
  type StoredDocument,
  unkeptShards,
  withdrawDocument,
} from '../data/documents.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'

/** For so long a completed upload waits for something to refer to it. */
const waitsForMs = 30 * 24 * 3_600_000

async function* unkeptAt(before: Date, { table }: Deps): AsyncGenerator<StoredDocument> {
  for (let shard = 0; shard < unkeptShards; shard++) yield* listUnkeptDocuments(table, shard, before)
}

/**
 * Removes one document that nothing refers to, and gives whether it did. Withdrawn first, it is shown no more and
 * nothing can begin to refer to it; its item goes last, so that a run that breaks off leaves it for the next to finish.
 */
const removeUnkept = async (document: StoredDocument, { table, files }: Deps): Promise<boolean> => {
  if (!(await table.write(withdrawDocument(table, document)))) return false
  await files.remove(document.objectKey)
  return table.write(removeWithdrawnDocument(table, document))
}

export type DocumentSweep = {
  removed: number
}

/**
 * Removes the uploads that were completed 30 days ago or earlier and that nothing has referred to. It may run twice, at
 * once, or break off anywhere. What fails holds up nothing else: all is tried, then the job throws.
 */
export const sweepDocuments = async (deps: Deps): Promise<DocumentSweep> => {
  const { clock, log } = deps
  let removed = 0
  const failures = await tryEach(
    unkeptAt(new Date(clock().getTime() - waitsForMs), deps),
    async (document) => {
      if (await removeUnkept(document, deps)) removed++
    },
    ({ fileId, companyId }) => log('error', 'a document could not be removed', { fileId, companyId }),
  )
  log('info', 'documents that nothing refers to were removed', { removed, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some documents could not be removed')
  return { removed }
}
