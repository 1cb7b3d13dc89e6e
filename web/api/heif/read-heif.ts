import createModule from 'libheif-js/libheif-wasm/libheif.js'

/** A picture's pixels, row by row from the top left, as RGBA with four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

interface HeifImage {
  get_width(): number
  get_height(): number
  /** Fills `target`, then calls `done` with it; with null if the picture cannot be decoded. */
  display(target: Pixels, done: (pixels: Pixels | null) => void): void
}

/** The package's own types cover its C interface only. */
const createDecoder = createModule as unknown as (options: { wasmBinary: ArrayBuffer }) => {
  HeifDecoder: new () => { decode(photo: ArrayBuffer): HeifImage[] }
}

/** Decodes an HEIF photo with the decoder in `wasmBinary`; undefined if it is not HEIF. */
export const readHeif = async (photo: ArrayBuffer, wasmBinary: ArrayBuffer): Promise<Pixels | undefined> => {
  const { HeifDecoder } = createDecoder({ wasmBinary })
  const [image] = new HeifDecoder().decode(photo)
  if (!image) return undefined
  const width = image.get_width()
  const height = image.get_height()
  // The decoder leaves the alpha channel untouched for photos without transparency, hence opaque from the start.
  const blank = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height }
  return new Promise((resolve) => image.display(blank, (pixels) => resolve(pixels ?? undefined)))
}
