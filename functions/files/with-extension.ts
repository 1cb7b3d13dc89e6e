import type { FileExtension } from '#shared/files/file-types.ts'

/** Phones name their photos in HEIF so. */
const alsoNamed: Partial<Record<FileExtension, string>> = { heif: '.heic' }

/** The name as it is shown and saved: one that a browser knows the file by. */
export const withExtension = (name: string, extension: FileExtension): string => {
  const written = name.toLowerCase()
  const isKnown = [`.${extension}`, alsoNamed[extension]].some((end) => end && written.endsWith(end))
  return isKnown ? name : `${name}.${extension}`
}
