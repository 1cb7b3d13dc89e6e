import type { FileExtension } from '../../shared/files/file-types.ts'
import { companyPartition } from './companies.ts'
import { create, type Item, replace, type Table, type Write } from './table.ts'

/** A file of a company. While it is `pending` nothing may refer to it. */
export interface StoredDocument {
  companyId: string
  fileId: string
  fileName: string
  extension: FileExtension
  contentType: string
  /** Bytes. */
  size: number
  /** Eight hexadecimal digits in lower case. */
  crc32: string
  status: 'pending' | 'complete'
  /** Where in the bucket the checked file lies; while it is pending, the folder that it will lie in. */
  objectKey: string
  createdAt: string
  completedAt?: string
  version: number
}

/** For how long an upload that nobody completed is remembered. */
const pendingForSeconds = 24 * 3600

const key = (companyId: string, fileId: string) => ({
  pk: companyPartition(companyId),
  sk: `DOCUMENT#${fileId}`,
})

/** Where the browser sends a file. It stays writable for as long as the ticket lasts, so nothing is read from here later. */
export const uploadKey = (companyId: string, fileId: string): string => `uploads/${companyId}/${fileId}`

/** Where a checked file lies; only the server writes here. */
export const documentKey = (companyId: string, fileId: string): string => `documents/${companyId}/${fileId}`

/** Access pattern: a company's document by id, pending or complete; undefined for another company's. */
export const findDocument = (
  table: Table,
  companyId: string,
  fileId: string,
): Promise<Item<StoredDocument> | undefined> => table.get<StoredDocument>(key(companyId, fileId))

/** Access pattern: a company's document that may be referred to and shown. */
export const findCompleteDocument = async (
  table: Table,
  companyId: string,
  fileId: string,
): Promise<StoredDocument | undefined> => {
  const document = await findDocument(table, companyId, fileId)
  return document?.status === 'complete' ? document : undefined
}

/** A new document: one that the server made itself, or a pending one that goes by itself if nobody completes it. */
export const createDocument = (table: Table, document: StoredDocument): Write =>
  create<StoredDocument>(table, {
    ...key(document.companyId, document.fileId),
    type: 'document',
    ...(document.status === 'pending'
      ? { ttl: Math.floor(Date.parse(document.createdAt) / 1000) + pendingForSeconds }
      : {}),
    ...document,
  })

/** Makes a pending document complete: its checked file lies at `objectKey`. */
export const completeDocument = (
  table: Table,
  document: StoredDocument,
  objectKey: string,
  now: Date,
): Write => {
  const { ttl: _ttl, ...kept } = document as Item<StoredDocument>
  return replace<StoredDocument>(table, {
    ...kept,
    objectKey,
    status: 'complete',
    completedAt: now.toISOString(),
  })
}

/** Removes a document that was never completed; fails once it is. */
export const removePendingDocument = (
  table: Table,
  { companyId, fileId }: Pick<StoredDocument, 'companyId' | 'fileId'>,
): Write => ({
  Delete: {
    TableName: table.name,
    Key: key(companyId, fileId),
    ConditionExpression: '#status = :pending',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':pending': 'pending' },
  },
})
