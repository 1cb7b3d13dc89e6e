import { buffer } from 'node:stream/consumers'
import { maximumPostedSize, partsOf } from '#shared/files/file-types.ts'
import type { FileExtension } from '#shared/files/table-types.ts'
import { findFile, removePendingFile, type StoredFile, uploadKey } from '../data/files.ts'
import { answer, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { acceptContent } from './accept-content.ts'
import { beginUpload } from './begin-upload.ts'
import { described } from './described.ts'
import { matchesDeclaration } from './matches-declaration.ts'
import { pendingFile } from './pending-file.ts'

interface Part {
  companyId: string
  fileName: string
  extension: FileExtension
  /** The size of the whole file. */
  size: number
  crc32: string
  /** Absent with the first part. */
  fileId: string | undefined
  /** From 1 on. */
  part: number
  content: Uint8Array
}

/** Stored until the file is complete; the bucket's lifecycle rule removes those of an upload that was given up. */
const partKey = ({ companyId, fileId }: StoredFile, part: number): string =>
  `${uploadKey(companyId, fileId)}/${part}`

const numbersOf = ({ size }: StoredFile): number[] =>
  Array.from({ length: partsOf(size) }, (_, index) => index + 1)

const lengthOf = ({ size, part }: Pick<Part, 'size' | 'part'>): number =>
  Math.min(maximumPostedSize, size - (part - 1) * maximumPostedSize)

const wrongFields = (sent: Part) => [
  ...(sent.part > partsOf(sent.size) ? [{ field: 'body.part', rule: 'tooMany' } as const] : []),
  ...(sent.part <= partsOf(sent.size) && sent.content.length !== lengthOf(sent)
    ? [{ field: 'body.content', rule: 'partSizeInvalid' } as const]
    : []),
  ...(sent.part > 1 && sent.fileId === undefined
    ? [{ field: 'body.file_id', rule: 'required' } as const]
    : []),
]

const isOf = (sent: Part) => (file: StoredFile) =>
  file.size === sent.size && file.crc32 === sent.crc32 && file.extension === sent.extension

/** All parts in order; undefined if one is missing. */
const readParts = async (file: StoredFile, { files }: Pick<Deps, 'files'>): Promise<Buffer | undefined> => {
  const keys = numbersOf(file).map((part) => partKey(file, part))
  const heads = await Promise.all(keys.map((key) => files.head(key)))
  if (heads.includes(undefined)) return undefined
  return Buffer.concat(await Promise.all(keys.map(async (key) => buffer(await files.read(key)))))
}

const removeParts = (file: StoredFile, { files }: Pick<Deps, 'files'>): Promise<unknown> =>
  Promise.all(numbersOf(file).map((part) => files.remove(partKey(file, part))))

/**
 * Stores one part of a file. The first begins the upload, and the last checks and completes the file. Each may be sent
 * again.
 */
export const uploadPart = async (sent: Part, deps: Deps) => {
  const { table, files } = deps
  const wrong = wrongFields(sent)
  if (wrong.length > 0) return refuse('invalidInput', wrong)
  const file =
    sent.fileId === undefined ? pendingFile(sent, deps) : await findFile(table, sent.companyId, sent.fileId)
  if (!file || file.status === 'withdrawn' || !isOf(sent)(file)) return refuse('notFound')
  if (file.status === 'complete') return described(file)
  const refused = sent.fileId === undefined ? await beginUpload(file, deps) : undefined
  if (refused) return refused

  await files.write(partKey(file, sent.part), sent.content, file.contentType)
  if (sent.part < partsOf(file.size)) return answer({ ...described(file).data, next_part: sent.part + 1 })
  const content = await readParts(file, deps)
  if (!content) return refuse('fileMissing')
  if (!matchesDeclaration(content, file)) {
    await removeParts(file, deps)
    await table.transact({ file: removePendingFile(table, file) })
    return refuse('checksumMismatch')
  }
  const completed = await acceptContent(file, content, deps)
  await removeParts(file, deps)
  return completed ? described(completed) : refuse('fileMissing')
}
