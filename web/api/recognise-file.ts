import { type DocumentExtension, recognisedWithin, typeOfContent } from '#shared/files/file-types.ts'
import { drawPhoto } from './draw-photo.ts'

const renamed = (content: Blob, { name }: File, extension: DocumentExtension): File =>
  new File([content], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: content.type })

const isNamed = (name: string, extension: DocumentExtension): boolean => {
  const written = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (extension === 'jpg') return written === 'jpg' || written === 'jpeg'
  return written === extension || (extension === 'heif' && written === 'heic')
}

/**
 * A file under the extension of its content: phones and browsers name photos by another type, as an HEIF photo `.jpg`,
 * or by `.jfif` and `.hif`. A WebP picture becomes a JPEG. Unknown content is returned unchanged.
 */
export const recogniseFile = async (file: File): Promise<File> => {
  const type = typeOfContent(new Uint8Array(await file.slice(0, recognisedWithin).arrayBuffer()))
  if (type === undefined) return file
  if (type === 'webp') {
    const drawn = await drawPhoto(file, 'jpg')
    return drawn ? renamed(drawn, file, 'jpg') : file
  }
  return isNamed(file.name, type) ? file : renamed(file, file, type)
}
