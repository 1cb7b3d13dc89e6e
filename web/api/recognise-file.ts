import {
  type DocumentExtension,
  isConverted,
  signatureScanBytes,
  typeOfContent,
} from '#shared/files/file-types.ts'
import { drawPhoto } from './draw-photo.ts'
import { InvalidFile } from './invalid-file.ts'

const renamed = (content: Blob, { name }: File, extension: DocumentExtension): File =>
  new File([content], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: content.type })

const isNamed = (name: string, extension: DocumentExtension): boolean => {
  const written = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (extension === 'jpg') return written === 'jpg' || written === 'jpeg'
  return written === extension || (extension === 'heif' && written === 'heic')
}

/** Names of pictures. Browsers can display some of them whose signature is not known here. */
const pictureName = /\.(?:jpe?g|jpe|jfif|png|hei[cf]|hif|bmp|tiff?)$/i

/** Redraws a picture as a JPEG; undefined if this browser has no decoder for it. */
const converted = async (file: File): Promise<File | undefined> => {
  const drawn = await drawPhoto(file, 'jpg')
  return drawn && renamed(drawn, file, 'jpg')
}

/**
 * Returns a file under the extension of its content, since phones and browsers may use another one: `.jpg` for an HEIF
 * photo, `.jfif` or `.hif`. WebP, AVIF and GIF become a JPEG, as does any other picture that the browser can draw.
 * Throws `InvalidFile` for a picture or PDF whose content does not match its name; other unknown content is returned
 * unchanged.
 */
export const recogniseFile = async (file: File): Promise<File> => {
  const type = typeOfContent(new Uint8Array(await file.slice(0, signatureScanBytes).arrayBuffer()))
  if (isConverted(type)) return (await converted(file)) ?? file
  if (type !== undefined) return isNamed(file.name, type) ? file : renamed(file, file, type)
  if (/\.pdf$/i.test(file.name)) throw new InvalidFile('fileUnreadable')
  if (!pictureName.test(file.name)) return file
  const drawn = await converted(file)
  if (!drawn) throw new InvalidFile('fileUnreadable')
  return drawn
}
