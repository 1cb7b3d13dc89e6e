import type { FileExtension } from '#shared/files/file-types.ts'
import { drawPhoto } from './draw-photo.ts'

/** Bytes from which on a photo is worth making smaller. */
const large = 1.5 * 1024 * 1024

const isPhoto = (extension: FileExtension): boolean => extension !== 'pdf'

/**
 * A large photo straightened and made smaller, and one in HEIF, which few programs show, as JPEG; every other file as it
 * is, and so is a photo that cannot be decoded.
 */
export const preparePhoto = async (file: File, extension: FileExtension): Promise<File> => {
  const isHeif = extension === 'heif'
  if (!isPhoto(extension) || (!isHeif && file.size <= large)) return file
  const drawn = await drawPhoto(file, extension)
  if (!drawn || (!isHeif && drawn.size >= file.size)) return file
  return new File([drawn], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
}
