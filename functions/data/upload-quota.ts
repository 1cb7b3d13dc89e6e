import { companyItemKey } from './companies.ts'
import { measureUnreferencedFiles } from './files.ts'
import { replace, type Table, type Write } from './table.ts'

/** Incremented by every accepted upload, so that concurrent uploads cannot fill the same quota. */
interface UploadRoom {
  version: number
}

const key = (companyId: string) => companyItemKey(companyId, 'UPLOADROOM')

/**
 * Access pattern: the bytes of a company's unreferenced uploads and open upload tickets. `taken` belongs in the
 * transaction of another upload, and fails if one was accepted since.
 */
export const findUploadQuota = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<{ unkeptBytes: number; taken: Write }> => {
  // Read before the files: an upload accepted after this makes `taken` fail, and one accepted before it is counted.
  const room = await table.get<UploadRoom>(key(companyId))
  return {
    unkeptBytes: await measureUnreferencedFiles(table, companyId, now),
    taken: replace<UploadRoom>(table, {
      ...key(companyId),
      type: 'upload-room',
      version: room?.version ?? 0,
    }),
  }
}
