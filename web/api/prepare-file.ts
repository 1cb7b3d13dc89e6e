import { type DocumentExtension, documentExtensions, maximumFileSize } from '#shared/files/file-types.ts'
import { InvalidFile } from './invalid-file.ts'
import { checkPdf } from './pdf/check-pdf.ts'
import { preparePhoto } from './prepare-photo.ts'
import { recogniseFile } from './recognise-file.ts'

const isDocument = (text: string): text is DocumentExtension =>
  (documentExtensions as readonly string[]).includes(text)

/** A file's type by the extension of its name. Phones name HEIF photos `.heic`. */
export const extensionOf = (name: string): DocumentExtension | undefined => {
  const written = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const extension = written === 'heic' ? 'heif' : written
  return isDocument(extension) ? extension : undefined
}

const knownExtension = (name: string): DocumentExtension => {
  const extension = extensionOf(name)
  if (!extension) throw new InvalidFile('fileTypeInvalid')
  return extension
}

/** Checks extension and size before the upload; throws `InvalidFile`. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): DocumentExtension => {
  const extension = knownExtension(name)
  if (size > maximumFileSize) throw new InvalidFile('fileTooLarge')
  if (size === 0) throw new InvalidFile('fileEmpty')
  return extension
}

/**
 * A chosen file as it is sent: under the type of its content, a photo upright and scaled down. Throws `InvalidFile` for
 * one that nobody could open, or that is too large.
 */
export const prepareFile = async (chosen: File): Promise<{ file: File; extension: DocumentExtension }> => {
  // Otherwise an empty file would be reported as unreadable.
  if (chosen.size === 0) throw new InvalidFile('fileEmpty')
  const recognised = await recogniseFile(chosen)
  const file = await preparePhoto(recognised, knownExtension(recognised.name))
  const extension = checkFile(file)
  if (extension === 'pdf') await checkPdf(file)
  return { file, extension }
}
