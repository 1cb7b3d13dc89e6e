import { findCertifiedPaper, forgetCertifiedPaper } from '../data/certified-papers.ts'
import { contentOfExecuted, executedOf } from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Leaves a company's papers to the bucket: nobody deletes one, and the bucket's own rule does once its lock is over. What
 * anybody is told of it goes now.
 */
export const retainLockedDocuments = async (companyId: string, { table, files }: Deps): Promise<void> => {
  for await (const key of files.list(executedOf(companyId))) {
    const sha256 = contentOfExecuted(key)
    const paper = sha256 && (await findCertifiedPaper(table, sha256))
    if (paper) await table.transact(forgetCertifiedPaper(table, paper))
    await files.leaveToBucket(key)
  }
}
