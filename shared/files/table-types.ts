import {
  type DocumentExtension,
  documentExtensions,
  contentTypes as documentTypes,
  matchesDocumentType,
  typeOfContent,
} from './file-types.ts'

/** Tables that sellers may upload. They are read, and never shown. */
const tableTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type TableExtension = keyof typeof tableTypes

export const tableExtensions = Object.keys(tableTypes) as [TableExtension, ...TableExtension[]]

/** Every type that is stored. */
export type FileExtension = DocumentExtension | TableExtension

export const fileExtensions = [...documentExtensions, ...tableExtensions] as const

export const contentTypeOf = (extension: FileExtension): string =>
  ({ ...documentTypes, ...tableTypes })[extension]

export const isTableExtension = (extension: FileExtension): extension is TableExtension =>
  (tableExtensions as readonly FileExtension[]).includes(extension)

const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04

/**
 * True when a file that begins with `bytes` has the type of its extension. CSV has no signature: it is a file of no
 * other type.
 */
export const matchesFileType = (extension: FileExtension, bytes: Uint8Array): boolean => {
  if (extension === 'xlsx') return isZip(bytes)
  if (extension === 'csv') return !isZip(bytes) && typeOfContent(bytes) === undefined
  return matchesDocumentType(extension, bytes)
}
