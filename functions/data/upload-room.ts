import { companyPartition } from './companies.ts'
import { measureUnkeptFiles } from './files.ts'
import { replace, type Table, type Write } from './table.ts'

/** Counts up with every upload that is let in, so that of two that would fill the same room one comes after the other. */
interface UploadRoom {
  version: number
}

const key = (companyId: string) => ({ pk: companyPartition(companyId), sk: 'UPLOADROOM' })

/**
 * Access pattern: how many bytes a company has uploaded, or may upload by a ticket it was given, that nothing refers to.
 * `taken` goes into the transaction of another upload, and fails where one was let in since.
 */
export const findUploadRoom = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<{ unkeptBytes: number; taken: Write }> => {
  // Before the files: what is let in after this makes `taken` fail, and what was let in before it is counted.
  const room = await table.get<UploadRoom>(key(companyId))
  return {
    unkeptBytes: await measureUnkeptFiles(table, companyId, now),
    taken: replace<UploadRoom>(table, {
      ...key(companyId),
      type: 'upload-room',
      version: room?.version ?? 0,
    }),
  }
}
