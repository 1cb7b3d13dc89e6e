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

/**
 * 4 MB, in bytes: encoded in base64, it fits into the 6 MB of a Lambda invocation. Larger files are posted in parts of
 * this size.
 */
export const maximumPostedSize = 4 * 1024 * 1024

/** The number of parts of a file that is posted in parts. */
export const partsOf = (size: number): number => Math.ceil(size / maximumPostedSize)

/** The brands that ISO 23008-12 gives to HEIF files: single images and sequences, coded in HEVC or not. */
const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const avifBrands = new Set(['avif', 'avis'])

/** The bytes from which a type is recognised: a PDF's header may stand anywhere in them. */
export const signatureScanBytes = 1024

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[index] === byte)

/** The brands of an ISO media file: the major one, then those that it is compatible with. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return []
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  const end = Math.min(((first * 256 + second) * 256 + third) * 256 + fourth, bytes.length)
  const compatible = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) =>
    ascii(bytes, 16 + index * 4, 20 + index * 4),
  )
  return [ascii(bytes, 8, 12), ...compatible]
}

/** AVIF files may name a brand of HEIF as well, but are coded in AV1. */
const isHeif = (bytes: Uint8Array): boolean => {
  const brands = brandsOf(bytes)
  return brands.some((brand) => heifBrands.has(brand)) && !brands.some((brand) => avifBrands.has(brand))
}

const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff])

const signatures: Record<DocumentExtension, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => ascii(bytes, 0, signatureScanBytes).includes('%PDF-'),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  heif: isHeif,
}

/** Pictures that are not stored: they have to be converted. */
const convertedSignatures = {
  webp: (bytes: Uint8Array) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  gif: (bytes: Uint8Array) => ['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6)),
  avif: (bytes: Uint8Array) => !isHeif(bytes) && brandsOf(bytes).some((brand) => avifBrands.has(brand)),
}

export type ConvertedType = keyof typeof convertedSignatures

const convertedTypes = Object.keys(convertedSignatures) as ConvertedType[]

const recognised = ['png', 'jpg', 'heif', 'pdf'] as const satisfies readonly DocumentExtension[]

/** The type of a file that begins with `bytes`, whatever its name. */
export const typeOfContent = (bytes: Uint8Array): (typeof recognised)[number] | ConvertedType | undefined =>
  convertedTypes.find((type) => convertedSignatures[type](bytes)) ??
  recognised.find((extension) => signatures[extension](bytes))

/** True for a type of content that has to be converted before it is sent. */
export const isConverted = (type: ReturnType<typeof typeOfContent>): type is ConvertedType =>
  type !== undefined && type in convertedSignatures

/** True when a file that begins with `bytes` has the type of its extension. */
export const matchesDocumentType = (extension: DocumentExtension, bytes: Uint8Array): boolean =>
  signatures[extension](bytes)
