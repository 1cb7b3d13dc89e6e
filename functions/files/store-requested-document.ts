import { createDocumentFile, measureDocument, pdfContentType } from '../data/document-files.ts'
import { fileKey } from '../data/files.ts'
import { createMessage, messageOfEvent } from '../data/messages.ts'
import { sha256Of } from '../data/sha256.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Delivery } from '../runtime/subscriber.ts'

/** The file's metadata of a requested document. */
type Filed = Pick<Parameters<typeof createDocumentFile>[1], 'companyId' | 'fileId' | 'fileName' | 'kind'>

/** Adds a requested document to a company's files, and notifies it; once, however often the event is delivered. */
export const storeRequestedDocument = async (
  pdf: Uint8Array,
  { companyId, fileId, fileName, kind }: Filed,
  deps: Deps,
  delivery: Delivery,
): Promise<void> => {
  const { table, files, clock } = deps
  const objectKey = `${fileKey(companyId, fileId)}/${sha256Of(pdf)}`
  await files.write(objectKey, pdf, pdfContentType)
  const at = clock().toISOString()
  const content = { kind: 'paper-ready', file: { name: fileName } } as const
  await table.write(createMessage(table, messageOfEvent(companyId, content, delivery, clock())))
  const written = await table.transact({
    done: delivery.done,
    file: createDocumentFile(
      table,
      { companyId, fileId, fileName, kind, objectKey, ...measureDocument(pdf) },
      at,
    ),
  })
  if (!written.ok && !written.failed.includes('done'))
    throw new Error(`the paper ${fileId} could not be filed: ${written.failed.join(', ')}`)
}
