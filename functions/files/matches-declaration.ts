import { crc32 } from 'node:zlib'
import { matchesFileType } from '#shared/files/table-types.ts'
import type { StoredFile } from '../data/files.ts'

const hexOf = (checksum: number) => checksum.toString(16).padStart(8, '0')

/** Whether content matches its declaration: its size, its CRC-32 and, by the first bytes, its type. */
export const matchesDeclaration = (
  content: Uint8Array,
  declared: Pick<StoredFile, 'size' | 'crc32' | 'extension'>,
): boolean =>
  content.length === declared.size &&
  hexOf(crc32(content)) === declared.crc32 &&
  matchesFileType(declared.extension, content)
