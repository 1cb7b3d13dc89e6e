import type { FileKind } from '#shared/files/file-kinds.ts'
import { type FileState, fileStateAfterScan, type ScanVerdict } from '#shared/files/file-scan.ts'
import { type FileExtension, isTableExtension } from '#shared/files/table-types.ts'
import { companyItems } from './company-items.ts'
import { absent, exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { shardOf } from './shard-of.ts'
import { create, groupIndex, type Item, remove, type Table, update, type Write } from './table.ts'

/**
 * A file of a company. It can be referenced unless it is `pending` or `withdrawn`; the content of a withdrawn file is
 * being removed. A completed upload is in the index until something references it.
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
  /** Where in the bucket the checked content is; while pending, its future folder. */
  objectKey: string
  createdAt: string
  completedAt?: string
  /** The origin. The portal's own files can be opened without a scan. */
  origin: 'seller' | 'lender' | 'portal'
  /** For an upload, known when something first references it. */
  kind?: FileKind
  /** Whom a photo of an identity document shows, by the name that was typed when it was first referenced. */
  person?: string
  /** The scan result for the content at `objectKey`; it may arrive before the file is complete. */
  scan?: { objectKey: string; verdict: ScanVerdict }
  /** When something first referenced an upload: from then on it is retained, even if the reference goes. */
  keptAt?: string
  version: number
}

/** How long an incomplete upload is kept. */
const pendingForDays = 1

const { key, find, list } = companyItems<StoredFile>('DOCUMENT#')

/** Unreferenced files are sharded over this many index keys. */
export const unreferencedShards = 4

const unkeptGroup = (shard: number): string => `UNKEPT-DOCUMENT#${shard}`

/** Objects with this prefix expire after a day. */
export const uploadsPrefix = 'uploads/'

/** The key of a new upload. It stays writable for as long as the ticket lasts, so nothing is read from here later. */
export const uploadKey = (companyId: string, fileId: string): string =>
  `${uploadsPrefix}${companyId}/${fileId}`

/** Objects with this prefix are scanned for malware. */
export const filesPrefix = 'documents/'

/** The prefix of a company's files. */
export const filesOf = (companyId: string): string => `${filesPrefix}${companyId}/`

/** The key of a checked file; only the server writes here. */
export const fileKey = (companyId: string, fileId: string): string => `${filesOf(companyId)}${fileId}`

/**
 * Objects with this prefix are executed documents or ready for signing: the bucket's policy denies deleting them, and
 * its lifecycle rule expires them.
 */
export const executedPrefix = 'agreements/'

/** The prefix of a company's documents. */
export const executedOf = (companyId: string): string => `${executedPrefix}${companyId}/`

/** The key of a document created for a company. It contains the content's hash: no other rendering can replace it. */
export const executedKey = (companyId: string, paperId: string, sha256: string): string =>
  `${executedOf(companyId)}${paperId}/${sha256}.pdf`

/** The key of a document's texts in all languages: next to it. */
export const textsKeyOf = (objectKey: string): string => objectKey.replace(/\.pdf$/, '.json')

/** The content hash in a document's key; undefined for other keys. */
export const hashOfExecutedKey = (objectKey: string): string | undefined =>
  /\/(?<sha256>[\da-f]{64})\.pdf$/.exec(objectKey)?.groups?.['sha256']

/** The file whose content is at a key of the bucket; undefined if there is none. */
export const fileOfKey = (objectKey: string): { companyId: string; fileId: string } | undefined => {
  const { companyId, fileId } =
    /^documents\/(?<companyId>[^/]+)\/(?<fileId>[^/]+)\/[^/]+$/.exec(objectKey)?.groups ?? {}
  return companyId && fileId ? { companyId, fileId } : undefined
}

/** The scan result for the current content of a file. */
export const verdictOn = ({ scan, objectKey }: StoredFile): ScanVerdict | undefined =>
  scan?.objectKey === objectKey ? scan.verdict : undefined

/** Whether a complete file may be opened, and if not, why. */
export const fileStateOf = (file: StoredFile, now: Date): FileState =>
  file.origin === 'portal'
    ? 'available'
    : fileStateAfterScan(verdictOn(file), file.completedAt ?? file.createdAt, now)

/** Access pattern: a company's file by id, pending or complete; undefined for another company's. */
export const findFile = find

/** Access pattern: a company's file that may be referenced and shown. */
export const findCompleteFile = async (
  table: Table,
  companyId: string,
  fileId: string,
): Promise<Item<StoredFile> | undefined> => {
  const file = await findFile(table, companyId, fileId)
  return file?.status === 'complete' ? file : undefined
}

/** Access pattern: a company's document that may be referenced; spreadsheets and CSV files are not documents. */
export const findCompleteDocument = async (
  table: Table,
  companyId: string,
  fileId: string,
): Promise<Item<StoredFile> | undefined> => {
  const file = await findCompleteFile(table, companyId, fileId)
  return file && !isTableExtension(file.extension) ? file : undefined
}

type KeptFile = StoredFile & { kind: FileKind }

/** Access pattern: a company's referenced files. */
export const listFiles = async (table: Table, companyId: string): Promise<KeptFile[]> => {
  const files = await list(table, companyId)
  return files.flatMap((file) =>
    file.status === 'complete' && file.kind ? { ...file, kind: file.kind } : [],
  )
}

/** Access pattern: the lender's documents about a company that can justify a fee, the latest first. */
export const listFeeDocuments = async (table: Table, companyId: string): Promise<StoredFile[]> => {
  const files = await list(table, companyId)
  return files
    .filter((file) => file.status === 'complete' && isFeeDocument(file))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Whether a file can justify a fee: one of the lender's own. */
export const isFeeDocument = ({ origin }: Pick<StoredFile, 'origin'>): boolean => origin === 'lender'

/**
 * Access pattern: the bytes of a company's unreferenced uploads and open upload tickets. An unused ticket counts until
 * it expires.
 */
export const measureUnreferencedFiles = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<number> => {
  let bytes = 0
  for (const { size, status, gsi1pk, ttl, origin } of await list(table, companyId))
    if (
      origin === 'seller' &&
      (gsi1pk !== undefined || (status === 'pending' && (ttl ?? 0) * 1000 > now.getTime()))
    )
      bytes += size
  return bytes
}

/**
 * Access pattern: a shard of the uploads that were complete at `before` and are unreferenced, the oldest first,
 * including withdrawn ones. Eventually consistent.
 */
export const listUnreferencedFiles = (
  table: Table,
  shard: number,
  before: Date,
): AsyncGenerator<StoredFile> =>
  table.all<StoredFile>({
    index: groupIndex,
    pk: unkeptGroup(shard),
    // Each begins with a year. "~" sorts after the "#" that follows the time, so that the exact instant is included.
    between: { from: '0', to: `${before.toISOString()}~` },
  })

/** A new file: one that the server created, and retains, or a pending one that expires unless it is completed. */
export const createFile = (table: Table, file: StoredFile): Write =>
  create<StoredFile>(table, {
    ...key(file.companyId, file.fileId),
    type: 'document',
    ...(file.status === 'pending' ? { ttl: ttlAfter(file.createdAt, pendingForDays) } : {}),
    ...file,
  })

/** A document that the lender files to justify a fee. It expires if no fee references it. */
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

/** The changes that complete an upload: its checked content is at `objectKey`. It expires if nothing references it. */
const completion = (fileId: string, objectKey: string, now: Date) => {
  const completedAt = now.toISOString()
  return {
    objectKey,
    status: 'complete',
    completedAt,
    gsi1pk: unkeptGroup(shardOf(fileId, unreferencedShards)),
    gsi1sk: `${completedAt}#${fileId}`,
  } as const
}

/** Completes a pending file. */
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

/**
 * Records a scan result. Fails if another result was recorded, or the file was removed or completed, since it was read.
 */
export const recordScanResult = (
  table: Table,
  file: StoredFile,
  scan: NonNullable<StoredFile['scan']>,
): Write =>
  update<StoredFile>(table, key(file.companyId, file.fileId), {
    set: { scan },
    when: {
      status: file.status,
      'scan.verdict': file.scan ? file.scan.verdict : absent,
    },
  })

/**
 * Retains a file for good; no write if it is retained already. Belongs in the transaction that first references it, and
 * fails if it was withdrawn since it was read, so that every reference leads to a retained file.
 */
export const retainFile = (
  table: Table,
  file: Item<StoredFile>,
  kind: FileKind,
  now: Date,
  person?: string,
): Write | undefined =>
  file.gsi1pk === undefined
    ? undefined
    : update<StoredFile>(table, key(file.companyId, file.fileId), {
        set: { keptAt: now.toISOString(), kind, ...(person ? { person } : {}) },
        remove: ['gsi1pk', 'gsi1sk'],
        when: { status: 'complete' },
      })

/** Withdraws a file before its content is removed; repeatable. Fails if it is retained, or gone. */
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

/** Removes a file that was never completed; fails otherwise. */
export const removePendingFile = removeWhile('pending')

/** Removes a withdrawn file after its content; fails if it is not withdrawn, or gone. */
export const removeWithdrawnFile = removeWhile('withdrawn')
