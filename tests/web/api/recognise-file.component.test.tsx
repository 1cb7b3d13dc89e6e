import { afterEach, describe, expect, test, vi } from 'vitest'
import { recogniseFile } from '../../../web/api/recognise-file.ts'
import { extensionOf } from '../../../web/api/upload-file.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const contents = {
  jpeg: bytesOf('\u00ff\u00d8\u00ff\u00e0'),
  png: bytesOf('\u0089PNG\r\n\u001a\n'),
  heif: bytesOf('\0\0\0\u0018ftypheic'),
  pdf: bytesOf('%PDF-1.7'),
  latePdf: bytesOf(`${' '.repeat(1019)}%PDF-1.7`),
  tooLatePdf: bytesOf(`${' '.repeat(1020)}%PDF-1.7`),
  webp: bytesOf('RIFF\0\0\0\0WEBPVP8 '),
  word: bytesOf('PK\u0003\u0004'),
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a file', () => {
  test.each([
    ['photo.jpg', 'jpeg', 'photo.jpg'],
    ['photo.JPEG', 'jpeg', 'photo.JPEG'],
    ['photo.jfif', 'jpeg', 'photo.jpg'],
    ['photo.jpe', 'jpeg', 'photo.jpg'],
    ['photo.png', 'jpeg', 'photo.jpg'],
    ['photo.jpg', 'png', 'photo.png'],
    ['IMG_1.jpg', 'heif', 'IMG_1.heif'],
    ['IMG_1.hif', 'heif', 'IMG_1.heif'],
    ['IMG_1.HEIC', 'heif', 'IMG_1.HEIC'],
    ['scan', 'pdf', 'scan.pdf'],
    ['scan.v2.jpg', 'latePdf', 'scan.v2.pdf'],
    ['scan.jpg', 'tooLatePdf', 'scan.jpg'],
    ['执照.docx', 'word', '执照.docx'],
  ] as const)('%s with the content of %s is taken as %s', async (name, content, expected) => {
    const file = await recogniseFile(new File([contents[content]], name))
    expect(file.name).toBe(expected)
    expect(file.size).toBe(contents[content].length)
  })

  test('that is WebP becomes a JPEG, whatever its name', async () => {
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn<typeof createImageBitmap>().mockResolvedValue({ width: 10, height: 10, close: () => {} }),
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => {},
      drawImage: () => {},
    } as unknown as null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
      done(new Blob([contents.jpeg], { type: type ?? '' })),
    )
    for (const name of ['photo.webp', 'photo.jpg']) {
      const file = await recogniseFile(new File([contents.webp], name))
      expect([file.name, file.type]).toEqual(['photo.jpg', 'image/jpeg'])
      expect(extensionOf(file.name)).toBe('jpg')
    }
  })
})
