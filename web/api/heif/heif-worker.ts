import createModule from 'libheif-js/libheif-wasm/libheif.js'

/** What the worker is sent: a photo in HEIF, and the decoder's program. */
export interface HeifTask {
  readonly photo: ArrayBuffer
  readonly wasmBinary: ArrayBuffer
}

/** What it sends back: the picture's pixels, or nothing where the file is none that it can decode. */
export type HeifPixels = ImageData | undefined

interface HeifImage {
  get_width(): number
  get_height(): number
  /** Fills `target` with the pixels, and gives it back; null where they cannot be decoded. */
  display(target: ImageData, done: (pixels: ImageData | null) => void): void
}

/** The package's own types are of its C interface alone. */
const createDecoder = createModule as unknown as (options: Pick<HeifTask, 'wasmBinary'>) => {
  HeifDecoder: new () => { decode(photo: ArrayBuffer): HeifImage[] }
}

const decode = async ({ photo, wasmBinary }: HeifTask): Promise<HeifPixels> => {
  const { HeifDecoder } = createDecoder({ wasmBinary })
  const [image] = new HeifDecoder().decode(photo)
  if (!image) return undefined
  const blank = new ImageData(image.get_width(), image.get_height())
  // It leaves out what a photo does not have: how opaque each point is.
  blank.data.fill(255)
  return new Promise((resolve) => image.display(blank, (pixels) => resolve(pixels ?? undefined)))
}

self.addEventListener('message', ({ data }: MessageEvent<HeifTask>) => {
  void decode(data)
    .catch(() => undefined)
    .then((pixels) => self.postMessage(pixels))
})
