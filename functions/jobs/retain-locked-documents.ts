import { findCertifiedPaper, unindexCertifiedPaper } from '../data/certified-papers.ts'
import { contentOfExecuted, executedOf } from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Leaves a company's documents to the bucket: nobody can delete them, and its lifecycle rule does once their lock is
 * over. Their public record is removed now.
 */
export const retainLockedDocuments = async (companyId: string, { table, files }: Deps): Promise<void> => {
  for await (const key of files.list(executedOf(companyId))) {
    const sha256 = contentOfExecuted(key)
    const paper = sha256 && (await findCertifiedPaper(table, sha256))
    if (paper) await table.transact(unindexCertifiedPaper(table, paper))
    await files.leaveToBucket(key)
  }
}
