import type { FileExtension } from '#shared/files/file-types.ts'

/** In pixels: a page that fills the photo is read well at this size, and a phone takes twice as many each way. */
const longestEdge = 2600

const quality = 0.85

/** HEIF where the browser cannot read it: few do, and the decoder is fetched with the first photo that needs it. */
const decodeOtherwise = async (photo: Blob, extension: FileExtension): Promise<ImageBitmap | undefined> =>
  extension === 'heif' ? (await import('./heif/decode-heif.ts')).decodeHeif(photo) : undefined

/** As upright as its camera was held: each decoder turns it as the file says. Undefined where none can read it. */
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
  // JPEG has nothing for what is transparent, and would make it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** A photo as an upright JPEG of no more points than are of use; undefined where it cannot be decoded or drawn. */
export const drawPhoto = async (photo: Blob, extension: FileExtension): Promise<Blob | undefined> => {
  const decoded = await decode(photo, extension)
  if (!decoded) return undefined
  const drawn = await draw(decoded)
  decoded.close()
  return drawn ?? undefined
}
