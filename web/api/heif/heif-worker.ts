import { readHeif } from './read-heif.ts'

/**
 * The worker's input: an HEIF photo and the decoder's WebAssembly binary. It responds with the result of `readHeif`.
 */
export interface HeifTask {
  readonly photo: ArrayBuffer
  readonly wasmBinary: ArrayBuffer
}

self.addEventListener('message', ({ data: { photo, wasmBinary } }: MessageEvent<HeifTask>) => {
  void readHeif(photo, wasmBinary)
    .catch(() => undefined)
    .then((pixels) => self.postMessage(pixels, { transfer: pixels ? [pixels.data.buffer] : [] }))
})
