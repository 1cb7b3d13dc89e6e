import type { DocumentExtension } from '#shared/files/file-types.ts'
import { checkPhoto, drawPhoto } from './draw-photo.ts'

/** In bytes. Smaller photos are uploaded as they are. */
const large = 1.5 * 1024 * 1024

const isPhoto = (extension: DocumentExtension): boolean => extension !== 'pdf'

/**
 * Returns a large photo scaled down and upright, and an HEIF photo as JPEG, since few programs open HEIF. Any other
 * file, or a photo that this browser has no decoder for, is returned unchanged. Throws `InvalidFile` for a photo that
 * cannot be decoded.
 */
export const preparePhoto = async (file: File, extension: DocumentExtension): Promise<File> => {
  const isHeif = extension === 'heif'
  if (!isPhoto(extension)) return file
  if (!isHeif && file.size <= large) {
    await checkPhoto(file, extension)
    return file
  }
  const drawn = await drawPhoto(file, extension)
  if (!drawn || (!isHeif && drawn.size >= file.size)) return file
  return new File([drawn], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
}
