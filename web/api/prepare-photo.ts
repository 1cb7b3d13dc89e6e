import type { FileExtension } from '#shared/files/file-types.ts'

/** Bytes from which on a photo is worth making smaller. */
const large = 1.5 * 1024 * 1024

/** In pixels: a page that fills the photo is read well at this size, and a phone takes twice as many each way. */
const longestEdge = 2600

const quality = 0.85

const isPhoto = (extension: FileExtension): boolean => extension !== 'pdf'

/** As upright as its camera was held: the decoder turns it as the file says. Undefined where this browser cannot read it. */
const decode = (file: File): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)

const draw = async (photo: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, longestEdge / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(photo.width * scale)
  canvas.height = Math.round(photo.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has nothing for what is transparent, and would make it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * A large photo straightened and made smaller, and one in HEIF, which few programs show, as JPEG; every other file as it
 * is, and so is a photo that this browser can do nothing with.
 */
export const preparePhoto = async (file: File, extension: FileExtension): Promise<File> => {
  const isHeif = extension === 'heif'
  if (!isPhoto(extension) || (!isHeif && file.size <= large)) return file
  const photo = await decode(file)
  if (!photo) return file
  const drawn = await draw(photo)
  photo.close()
  if (!drawn || (!isHeif && drawn.size >= file.size)) return file
  return new File([drawn], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
}
