import type { FileExtension } from '#shared/files/file-types.ts'

/** In pixels. A page that fills the photo is legible at this size; phones take photos twice as long and wide. */
const longestEdge = 2600

const quality = 0.85

/** Decodes HEIF where the browser cannot. The decoder is large, so it is loaded with the first photo that needs it. */
const decodeOtherwise = async (photo: Blob, extension: FileExtension): Promise<ImageBitmap | undefined> =>
  extension === 'heif' ? (await import('./heif/decode-heif.ts')).decodeHeif(photo) : undefined

/** Decodes a photo with its EXIF orientation applied. Undefined if no decoder can read it. */
const decode = (photo: Blob, extension: FileExtension): Promise<ImageBitmap | undefined> =>
  createImageBitmap(photo, { imageOrientation: 'from-image' })
    .catch(() => decodeOtherwise(photo, extension))
    .catch(() => undefined)

const draw = async (photo: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, longestEdge / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(photo.width * scale)
  canvas.height = Math.round(photo.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency and would render it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** A photo as an upright JPEG of limited size; undefined if it cannot be decoded or drawn. */
export const drawPhoto = async (photo: Blob, extension: FileExtension): Promise<Blob | undefined> => {
  const decoded = await decode(photo, extension)
  if (!decoded) return undefined
  const drawn = await draw(decoded)
  decoded.close()
  return drawn ?? undefined
}
