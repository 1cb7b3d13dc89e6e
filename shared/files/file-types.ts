/** Documents and pictures that sellers may upload, by extension: the content type that each is stored and shown as. */
export const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heif: 'image/heif',
} as const

export type DocumentExtension = keyof typeof contentTypes

export const documentExtensions = Object.keys(contentTypes) as [DocumentExtension, ...DocumentExtension[]]

/** 20 MB, in bytes. */
export const maximumFileSize = 20 * 1024 * 1024

/** 4 MB, in bytes: with what base64 adds, a Lambda's call takes 6 MB. A larger file is posted in parts of this size. */
export const maximumPostedSize = 4 * 1024 * 1024

/** The number of parts of a file that is posted in parts. */
export const partsOf = (size: number): number => Math.ceil(size / maximumPostedSize)

/** The brands that ISO 23008-12 gives to HEIF files: single images and sequences, coded in HEVC or not. */
const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** The bytes from which a type is recognised: a PDF's header may stand anywhere in them. */
export const recognisedWithin = 1024

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[index] === byte)

const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff])

const signatures: Record<DocumentExtension, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => ascii(bytes, 0, recognisedWithin).includes('%PDF-'),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  heif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && heifBrands.has(ascii(bytes, 8, 12)),
}

const isWebp = (bytes: Uint8Array) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'

const recognised = ['png', 'jpg', 'heif', 'pdf'] as const satisfies readonly DocumentExtension[]

/** The type of a file that begins with `bytes`, whatever its name; WebP has to be converted. */
export const typeOfContent = (bytes: Uint8Array): (typeof recognised)[number] | 'webp' | undefined =>
  isWebp(bytes) ? 'webp' : recognised.find((extension) => signatures[extension](bytes))

/** True when a file that begins with `bytes` has the type of its extension. */
export const hasTypeOf = (extension: DocumentExtension, bytes: Uint8Array): boolean =>
  signatures[extension](bytes)
