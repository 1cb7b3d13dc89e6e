import decoder from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Pixels } from '../../../web/api/heif/read-heif.ts'
import { preparePhoto } from '../../../web/api/prepare-photo.ts'
import { server } from '../../support/web/fake-server.ts'

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)

const photo = (name: string, size: number) => new File([megabytes(size)], name)

/** A browser that decodes photos of this size, and encodes any drawing as one megabyte. */
const decodes = ({ width, height }: { width: number; height: number }) => {
  const decode = vi.fn<typeof createImageBitmap>().mockResolvedValue({ width, height, close: () => {} })
  vi.stubGlobal('createImageBitmap', decode)
  const drawn: [number, number][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push([this.width, this.height])
    done(new Blob([megabytes(1)], { type: type ?? '' }))
  })
  return { decode, drawn }
}

/** A worker that decodes any photo to these pixels. */
const decodesBeside = (pixels: Pixels | undefined) => {
  server.store(new URL(decoder, 'http://portal.example').href, () => new Response())
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: pixels }))
      terminate = () => {}
    },
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a photo', () => {
  test('of a phone is turned upright and scaled down, as JPEG', async () => {
    const { decode, drawn } = decodes({ width: 3900, height: 5200 })
    const file = photo('IMG_2041.PNG', 8)
    const sent = await preparePhoto(file, 'png')
    expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' })
    expect(drawn).toEqual([[1950, 2600]])
    expect([sent.name, sent.type, sent.size]).toEqual(['IMG_2041.jpg', 'image/jpeg', 1024 * 1024])
  })

  test('in HEIF becomes a JPEG at any size', async () => {
    const { drawn } = decodes({ width: 800, height: 600 })
    expect((await preparePhoto(new File(['x'], 'IMG_2041.HEIC'), 'heif')).name).toBe('IMG_2041.jpg')
    expect(drawn).toEqual([[800, 600]])
  })

  test('that is small, or would become larger, is sent unchanged', async () => {
    const { drawn } = decodes({ width: 800, height: 600 })
    const small = photo('scan.jpg', 1)
    expect(await preparePhoto(small, 'jpg')).toBe(small)
    expect(drawn).toEqual([])
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob([megabytes(3)])),
    )
    const dense = photo('scan.jpg', 2)
    expect(await preparePhoto(dense, 'jpg')).toBe(dense)
  })

  test('in HEIF is decoded in a worker if the browser cannot', async () => {
    const { decode, drawn } = decodes({ width: 60, height: 80 })
    decode.mockRejectedValueOnce(new DOMException('no decoder'))
    decodesBeside({ data: new Uint8ClampedArray(60 * 80 * 4), width: 60, height: 80 })
    expect((await preparePhoto(photo('IMG_2041.heic', 2), 'heif')).name).toBe('IMG_2041.jpg')
    expect(drawn).toEqual([[60, 80]])
  })

  test('in HEIF that no decoder can read is refused', async () => {
    const file = photo('IMG_2041.heic', 2)
    decodes({ width: 60, height: 80 }).decode.mockRejectedValue(new DOMException('no decoder'))
    decodesBeside(undefined)
    await expect(preparePhoto(file, 'heif')).rejects.toMatchObject({ rule: 'fileUnreadable' })
  })

  test('that the browser’s decoder rejects is refused, whatever its size', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('not decoded', 'InvalidStateError')),
    )
    for (const size of [0.1, 2])
      await expect(preparePhoto(photo('IMG_1.jpg', size), 'jpg')).rejects.toMatchObject({
        rule: 'fileUnreadable',
      })
  })

  test('that this browser cannot decode or draw is sent as it is', async () => {
    const file = photo('IMG_2041.png', 2)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no decoder')))
    expect(await preparePhoto(file, 'png')).toBe(file)
    decodes({ width: 20_000, height: 20_000 })
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    expect(await preparePhoto(file, 'png')).toBe(file)
  })
})

test('a PDF is never touched', async () => {
  const { decode } = decodes({ width: 800, height: 600 })
  const paper = photo('certificate.pdf', 12)
  expect(await preparePhoto(paper, 'pdf')).toBe(paper)
  expect(decode).not.toHaveBeenCalled()
})
