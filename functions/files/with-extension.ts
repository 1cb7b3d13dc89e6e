import type { FileExtension } from '#shared/files/table-types.ts'

/** Phones' names for photos in HEIF. */
const alsoNamed: Partial<Record<FileExtension, string>> = { heif: '.heic' }

/** The name for display and download, with an extension that browsers recognise. */
export const withExtension = (name: string, extension: FileExtension): string => {
  const written = name.toLowerCase()
  const isKnown = [`.${extension}`, alsoNamed[extension]].some((end) => end && written.endsWith(end))
  return isKnown ? name : `${name}.${extension}`
}
