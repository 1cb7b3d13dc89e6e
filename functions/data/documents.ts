import type { FileExtension } from '#shared/files/file-types.ts'
import { companyPartition } from './companies.ts'
import { exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { shardOf } from './shard-of.ts'
import { create, groupIndex, type Item, remove, replace, type Table, update, type Write } from './table.ts'

/**
 * A file of a company. While it is `pending` nothing may refer to it, and never again once it is `withdrawn`: then its
 * file is being removed. One that was uploaded is in the index from its completion on, until it is kept.
 */
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
  status: 'pending' | 'complete' | 'withdrawn'
  /** Where in the bucket the checked file lies; while it is pending, the folder that it will lie in. */
  objectKey: string
  createdAt: string
  completedAt?: string
  /** When something first referred to an upload: it stays from then on, whatever becomes of the reference. */
  keptAt?: string
  version: number
}

/** For how long an upload that nobody completed is remembered. */
const pendingForDays = 1

const key = (companyId: string, fileId: string) => ({
  pk: companyPartition(companyId),
  sk: `DOCUMENT#${fileId}`,
})

/** What is not kept is spread over so many keys of the index. */
export const unkeptShards = 4

const unkeptGroup = (shard: number): string => `UNKEPT-DOCUMENT#${shard}`

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
): Promise<Item<StoredDocument> | undefined> => {
  const document = await findDocument(table, companyId, fileId)
  return document?.status === 'complete' ? document : undefined
}

/**
 * Access pattern: a shard of the uploads that were complete at `before` and that nothing has referred to, the oldest
 * first; those that are withdrawn among them. Eventually consistent.
 */
export const listUnkeptDocuments = (
  table: Table,
  shard: number,
  before: Date,
): AsyncGenerator<StoredDocument> =>
  table.all<StoredDocument>({
    index: groupIndex,
    pk: unkeptGroup(shard),
    // Each begins with a year. "~" comes after the "#" that follows the time: that very instant is taken in.
    between: { from: '0', to: `${before.toISOString()}~` },
  })

/** A new document: one that the server made itself, and keeps, or a pending one that goes by itself if nobody completes it. */
export const createDocument = (table: Table, document: StoredDocument): Write =>
  create<StoredDocument>(table, {
    ...key(document.companyId, document.fileId),
    type: 'document',
    ...(document.status === 'pending' ? { ttl: ttlAfter(document.createdAt, pendingForDays) } : {}),
    ...document,
  })

/** Makes a pending document complete: its checked file lies at `objectKey`. It goes again if nothing comes to refer to it. */
export const completeDocument = (
  table: Table,
  document: StoredDocument,
  objectKey: string,
  now: Date,
): Write => {
  const { ttl: _ttl, ...kept } = document as Item<StoredDocument>
  const { fileId } = document
  const completedAt = now.toISOString()
  return replace<StoredDocument>(table, {
    ...kept,
    objectKey,
    status: 'complete',
    completedAt,
    gsi1pk: unkeptGroup(shardOf(fileId, unkeptShards)),
    gsi1sk: `${completedAt}#${fileId}`,
  })
}

/**
 * Keeps a document for good; nothing to write where it is kept already. Goes into the transaction that begins to refer
 * to it, and fails where the document was withdrawn since it was read: a reference lands only on a file that stays.
 */
export const keepDocument = (table: Table, document: Item<StoredDocument>, now: Date): Write | undefined =>
  document.gsi1pk === undefined
    ? undefined
    : update<StoredDocument>(table, key(document.companyId, document.fileId), {
        set: { keptAt: now.toISOString() },
        remove: ['gsi1pk', 'gsi1sk'],
        when: { status: 'complete' },
      })

/** Takes a document out of reach, before its file is removed; again, if need be. Fails where it is kept, or gone. */
export const withdrawDocument = (
  table: Table,
  { companyId, fileId }: Pick<StoredDocument, 'companyId' | 'fileId'>,
): Write =>
  update<StoredDocument>(table, key(companyId, fileId), {
    set: { status: 'withdrawn' },
    when: { gsi1pk: exists },
  })

const removeWhile =
  (status: StoredDocument['status']) =>
  (table: Table, { companyId, fileId }: Pick<StoredDocument, 'companyId' | 'fileId'>): Write =>
    remove<StoredDocument>(table, key(companyId, fileId), { status })

/** Removes a document that was never completed; fails once it is. */
export const removePendingDocument = removeWhile('pending')

/** Removes a document whose file is removed; fails where it is not withdrawn, or gone. */
export const removeWithdrawnDocument = removeWhile('withdrawn')
