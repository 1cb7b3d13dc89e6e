import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../data/file-store.ts'
import type { StoredFile } from '../data/files.ts'
import { matchesDeclaration } from './matches-declaration.ts'

/**
 * S3 returns a CRC-32 as base64 of its four bytes, big-endian; that of a multipart upload ends in `-<parts>` and is
 * invalid.
 */
const hexOfBase64 = (text: string) => Buffer.from(text, 'base64').toString('hex')

/** A concurrent call may remove the file between the two requests. */
const readUnlessGone = async (files: FileStore, key: string): Promise<Buffer | undefined> => {
  try {
    return await buffer(await files.read(key))
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

/**
 * The uploaded content of a pending file, if it matches its declaration: its size, its CRC-32 and its type by the first
 * bytes. The checked bytes are the returned ones, whatever is uploaded to the same key meanwhile.
 */
export const readUpload = async (
  files: FileStore,
  key: string,
  declared: Pick<StoredFile, 'size' | 'crc32' | 'extension'>,
): Promise<{ found: false } | { found: true; content: Uint8Array | undefined }> => {
  const head = await files.head(key)
  if (!head) return { found: false }
  const mismatch = { found: true, content: undefined } as const
  if (head.size !== declared.size) return mismatch
  if (head.crc32 && !head.crc32.includes('-') && hexOfBase64(head.crc32) !== declared.crc32) return mismatch
  const content = await readUnlessGone(files, key)
  if (!content) return { found: false }
  return matchesDeclaration(content, declared) ? { found: true, content } : mismatch
}
