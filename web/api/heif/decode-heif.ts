import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import type { HeifTask } from './heif-worker.ts'
import type { Pixels } from './read-heif.ts'

const fetchBytes = async (url: string): Promise<ArrayBuffer> => (await fetch(url)).arrayBuffer()

/** Decodes an HEIF photo in a worker, for browsers without a decoder; undefined if it is not HEIF. */
export const decodeHeif = async (photo: Blob): Promise<ImageBitmap | undefined> => {
  const task: HeifTask = { photo: await photo.arrayBuffer(), wasmBinary: await fetchBytes(wasmUrl) }
  const worker = new Worker(new URL('./heif-worker.ts', import.meta.url), { type: 'module' })
  try {
    const pixels = await new Promise<Pixels | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Pixels | undefined>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the decoder of HEIF did not start')))
      worker.postMessage(task, [task.photo, task.wasmBinary])
    })
    return pixels && (await createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height)))
  } finally {
    worker.terminate()
  }
}
