import { findCertifiedDocument, unindexCertifiedDocument } from '../data/certified-documents.ts'
import { executedOf, hashOfExecutedKey } from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Leaves a company's documents to the bucket: nobody can delete them, and its lifecycle rule does once their lock is
 * over. Their public record is removed now.
 */
export const retainLockedDocuments = async (companyId: string, { table, files }: Deps): Promise<void> => {
  for await (const key of files.list(executedOf(companyId))) {
    const sha256 = hashOfExecutedKey(key)
    const paper = sha256 && (await findCertifiedDocument(table, sha256))
    if (paper) await table.transact(unindexCertifiedDocument(table, paper))
    await files.leaveToBucket(key)
  }
}
