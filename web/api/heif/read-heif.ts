import createModule from 'libheif-js/libheif-wasm/libheif.js'

/** A picture's points from the upper left, four bytes each: red, green, blue and how opaque it is. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

interface HeifImage {
  get_width(): number
  get_height(): number
  /** Fills `target`; null where the picture cannot be decoded. */
  display(target: Pixels, done: (pixels: Pixels | null) => void): void
}

/** The package's own types are of its C interface alone. */
const createDecoder = createModule as unknown as (options: { wasmBinary: ArrayBuffer }) => {
  HeifDecoder: new () => { decode(photo: ArrayBuffer): HeifImage[] }
}

/** Decodes a photo in HEIF by the decoder whose program is `wasmBinary`; undefined where it is none. */
export const readHeif = async (photo: ArrayBuffer, wasmBinary: ArrayBuffer): Promise<Pixels | undefined> => {
  const { HeifDecoder } = createDecoder({ wasmBinary })
  const [image] = new HeifDecoder().decode(photo)
  if (!image) return undefined
  const width = image.get_width()
  const height = image.get_height()
  // The decoder leaves out what a photo does not have: how opaque each point is.
  const blank = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height }
  return new Promise((resolve) => image.display(blank, (pixels) => resolve(pixels ?? undefined)))
}
