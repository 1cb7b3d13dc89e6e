import { readHeif } from './read-heif.ts'

/** What the worker is sent: a photo in HEIF, and the decoder's program. It sends back what `readHeif` gives. */
export interface HeifTask {
  readonly photo: ArrayBuffer
  readonly wasmBinary: ArrayBuffer
}

self.addEventListener('message', ({ data: { photo, wasmBinary } }: MessageEvent<HeifTask>) => {
  void readHeif(photo, wasmBinary)
    .catch(() => undefined)
    .then((pixels) => self.postMessage(pixels, { transfer: pixels ? [pixels.data.buffer] : [] }))
})
