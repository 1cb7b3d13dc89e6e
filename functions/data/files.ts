import type { FileKind } from '#shared/files/file-kinds.ts'
import { type FileStanding, type ScanVerdict, standingAfterScan } from '#shared/files/file-scan.ts'
import type { FileExtension } from '#shared/files/file-types.ts'
import { companyPartition } from './companies.ts'
import { absent, exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { shardOf } from './shard-of.ts'
import { create, groupIndex, type Item, remove, type Table, update, type Write } from './table.ts'

/**
 * A file of a company. While it is `pending` nothing may refer to it, and never again once it is `withdrawn`: then its
 * content is being removed. One that was uploaded is in the index from its completion on, until it is kept.
 */
export interface StoredFile {
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
  /** Where in the bucket the checked content lies; while it is pending, the folder that it will lie in. */
  objectKey: string
  createdAt: string
  completedAt?: string
  /** Whom it is from. What the portal made itself is opened unscanned. */
  origin: 'seller' | 'lender' | 'portal'
  /** Of an upload, known when something first refers to it. */
  kind?: FileKind
  /** What the scan found, in the content that lay at `objectKey`; it may be told before the file is complete. */
  scan?: { objectKey: string; verdict: ScanVerdict }
  /** When something first referred to an upload: it stays from then on, whatever becomes of the reference. */
  keptAt?: string
  version: number
}

/** For how long an upload that nobody completed is remembered. */
const pendingForDays = 1

const prefix = 'DOCUMENT#'

const key = (companyId: string, fileId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${fileId}`,
})

/** What is not kept is spread over so many keys of the index. */
export const unkeptShards = 4

const unkeptGroup = (shard: number): string => `UNKEPT-DOCUMENT#${shard}`

/** What begins with this goes after a day. */
export const uploadsPrefix = 'uploads/'

/** Where the browser sends a file. It stays writable for as long as the ticket lasts, so nothing is read from here later. */
export const uploadKey = (companyId: string, fileId: string): string =>
  `${uploadsPrefix}${companyId}/${fileId}`

/** What begins with this is scanned for malware. */
export const filesPrefix = 'documents/'

/** What begins with this is a company's. */
export const filesOf = (companyId: string): string => `${filesPrefix}${companyId}/`

/** Where a checked file lies; only the server writes here. */
export const fileKey = (companyId: string, fileId: string): string => `${filesOf(companyId)}${fileId}`

/** What begins with this was executed, or is there to be signed: nobody deletes it, as the bucket itself says: it goes by the bucket's own rule. */
export const executedPrefix = 'agreements/'

/** What begins with this is a company's paper. */
export const executedOf = (companyId: string): string => `${executedPrefix}${companyId}/`

/** Where a paper lies that was made for a company. Named by its content: no other rendering takes its place. */
export const executedKey = (companyId: string, paperId: string, sha256: string): string =>
  `${executedOf(companyId)}${paperId}/${sha256}.pdf`

/** By which content a paper is named; undefined where no paper lies. */
export const contentOfExecuted = (objectKey: string): string | undefined =>
  /\/(?<sha256>[\da-f]{64})\.pdf$/.exec(objectKey)?.groups?.['sha256']

/** Whose content lies at a key of the bucket; undefined where no file's does. */
export const fileOfKey = (objectKey: string): { companyId: string; fileId: string } | undefined => {
  const { companyId, fileId } =
    /^documents\/(?<companyId>[^/]+)\/(?<fileId>[^/]+)\/[^/]+$/.exec(objectKey)?.groups ?? {}
  return companyId && fileId ? { companyId, fileId } : undefined
}

/** What the scan found in the content that the file has now. */
export const verdictOn = ({ scan, objectKey }: StoredFile): ScanVerdict | undefined =>
  scan?.objectKey === objectKey ? scan.verdict : undefined

/** Whether a complete file may be opened, and if not, why. */
export const standingOf = (file: StoredFile, now: Date): FileStanding =>
  file.origin === 'portal'
    ? 'available'
    : standingAfterScan(verdictOn(file), file.completedAt ?? file.createdAt, now)

/** Access pattern: a company's file by id, pending or complete; undefined for another company's. */
export const findFile = (
  table: Table,
  companyId: string,
  fileId: string,
): Promise<Item<StoredFile> | undefined> => table.get<StoredFile>(key(companyId, fileId))

/** Access pattern: a company's file that may be referred to and shown. */
export const findCompleteFile = async (
  table: Table,
  companyId: string,
  fileId: string,
): Promise<Item<StoredFile> | undefined> => {
  const file = await findFile(table, companyId, fileId)
  return file?.status === 'complete' ? file : undefined
}

type KeptFile = StoredFile & { kind: FileKind }

/** Access pattern: a company's files that something refers to. */
export const listFiles = async (table: Table, companyId: string): Promise<KeptFile[]> => {
  const files: KeptFile[] = []
  for await (const file of table.all<StoredFile>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    if (file.status === 'complete' && file.kind) files.push({ ...file, kind: file.kind })
  return files
}

/** Access pattern: the lender's documents about a company that a fee may rest on, the latest first. */
export const listFeeDocuments = async (table: Table, companyId: string): Promise<StoredFile[]> => {
  const files: StoredFile[] = []
  for await (const file of table.all<StoredFile>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    if (file.status === 'complete' && isFeeDocument(file)) files.push(file)
  return files.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Whether a fee may rest on a file: one of the lender's own. */
export const isFeeDocument = ({ origin }: Pick<StoredFile, 'origin'>): boolean => origin === 'lender'

/**
 * Access pattern: the bytes of a company's uploads that nothing refers to, and of those that it has a ticket for. What it
 * was given a ticket for and never sent counts until the item may be deleted.
 */
export const measureUnkeptFiles = async (table: Table, companyId: string, now: Date): Promise<number> => {
  let bytes = 0
  for await (const { size, status, gsi1pk, ttl, origin } of table.all<StoredFile>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    if (
      origin === 'seller' &&
      (gsi1pk !== undefined || (status === 'pending' && (ttl ?? 0) * 1000 > now.getTime()))
    )
      bytes += size
  return bytes
}

/**
 * Access pattern: a shard of the uploads that were complete at `before` and that nothing has referred to, the oldest
 * first; those that are withdrawn among them. Eventually consistent.
 */
export const listUnkeptFiles = (table: Table, shard: number, before: Date): AsyncGenerator<StoredFile> =>
  table.all<StoredFile>({
    index: groupIndex,
    pk: unkeptGroup(shard),
    // Each begins with a year. "~" comes after the "#" that follows the time: that very instant is taken in.
    between: { from: '0', to: `${before.toISOString()}~` },
  })

/** A new file: one that the server made itself, and keeps, or a pending one that goes by itself if nobody completes it. */
export const createFile = (table: Table, file: StoredFile): Write =>
  create<StoredFile>(table, {
    ...key(file.companyId, file.fileId),
    type: 'document',
    ...(file.status === 'pending' ? { ttl: ttlAfter(file.createdAt, pendingForDays) } : {}),
    ...file,
  })

/** A document that the lender files for a fee to rest on. It goes again if none comes to. */
export const createFeeDocument = (
  table: Table,
  file: Omit<StoredFile, 'status' | 'origin' | 'completedAt' | 'version'>,
  now: Date,
): Write =>
  create<StoredFile>(table, {
    ...key(file.companyId, file.fileId),
    type: 'document',
    ...file,
    origin: 'lender',
    version: 1,
    ...completion(file.fileId, file.objectKey, now),
  })

/** What makes an upload complete: its checked content lies at `objectKey`. It goes again if nothing comes to refer to it. */
const completion = (fileId: string, objectKey: string, now: Date) => {
  const completedAt = now.toISOString()
  return {
    objectKey,
    status: 'complete',
    completedAt,
    gsi1pk: unkeptGroup(shardOf(fileId, unkeptShards)),
    gsi1sk: `${completedAt}#${fileId}`,
  } as const
}

/** Makes a pending file complete. */
export const completeFile = (
  table: Table,
  { companyId, fileId }: StoredFile,
  objectKey: string,
  now: Date,
): Write =>
  update<StoredFile>(table, key(companyId, fileId), {
    set: completion(fileId, objectKey, now),
    remove: ['ttl'],
    when: { status: 'pending' },
  })

/** Notes what the scan found. Fails where something else was found, or the file went or was completed, since it was read. */
export const noteScan = (table: Table, file: StoredFile, scan: NonNullable<StoredFile['scan']>): Write =>
  update<StoredFile>(table, key(file.companyId, file.fileId), {
    set: { scan },
    when: {
      status: file.status,
      'scan.verdict': file.scan ? file.scan.verdict : absent,
    },
  })

/**
 * Keeps a file for good; nothing to write where it is kept already. Goes into the transaction that begins to refer
 * to it, and fails where it was withdrawn since it was read: a reference lands only on a file that stays.
 */
export const keepFile = (
  table: Table,
  file: Item<StoredFile>,
  kind: FileKind,
  now: Date,
): Write | undefined =>
  file.gsi1pk === undefined
    ? undefined
    : update<StoredFile>(table, key(file.companyId, file.fileId), {
        set: { keptAt: now.toISOString(), kind },
        remove: ['gsi1pk', 'gsi1sk'],
        when: { status: 'complete' },
      })

/** Takes a file out of reach, before its content is removed; again, if need be. Fails where it is kept, or gone. */
export const withdrawFile = (
  table: Table,
  { companyId, fileId }: Pick<StoredFile, 'companyId' | 'fileId'>,
): Write =>
  update<StoredFile>(table, key(companyId, fileId), {
    set: { status: 'withdrawn' },
    when: { gsi1pk: exists },
  })

const removeWhile =
  (status: StoredFile['status']) =>
  (table: Table, { companyId, fileId }: Pick<StoredFile, 'companyId' | 'fileId'>): Write =>
    remove<StoredFile>(table, key(companyId, fileId), { status })

/** Removes a file that was never completed; fails once it is. */
export const removePendingFile = removeWhile('pending')

/** Removes a file whose content is removed; fails where it is not withdrawn, or gone. */
export const removeWithdrawnFile = removeWhile('withdrawn')
