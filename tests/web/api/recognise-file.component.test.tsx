import { afterEach, describe, expect, test, vi } from 'vitest'
import { extensionOf, prepareFile } from '../../../web/api/prepare-file.ts'
import { recogniseFile } from '../../../web/api/recognise-file.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const contents = {
  jpeg: bytesOf('\u00ff\u00d8\u00ff\u00e0'),
  png: bytesOf('\u0089PNG\r\n\u001a\n'),
  heif: bytesOf('\0\0\0\u0018ftypheic'),
  compatible: bytesOf('\0\0\0\u0018ftypMiHE\0\0\0\0mif1heic'),
  pdf: bytesOf('%PDF-1.7'),
  latePdf: bytesOf(`${' '.repeat(1019)}%PDF-1.7`),
  tooLatePdf: bytesOf(`${' '.repeat(1020)}%PDF-1.7`),
  webp: bytesOf('RIFF\0\0\0\0WEBPVP8 '),
  avif: bytesOf('\0\0\0\u0018ftypavif\0\0\0\0mif1miaf'),
  avifOfHeif: bytesOf('\0\0\0\u0018ftypmif1\0\0\0\0avifmiaf'),
  gif: bytesOf('GIF89a'),
  bmp: bytesOf('BM\0\0'),
  word: bytesOf('PK\u0003\u0004'),
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const drawAsJpeg = () => {
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
}

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
    ['clip.heic', 'compatible', 'clip.heic'],
    ['执照.docx', 'word', '执照.docx'],
  ] as const)('%s with the content of %s is taken as %s', async (name, content, expected) => {
    const file = await recogniseFile(new File([contents[content]], name))
    expect(file.name).toBe(expected)
    expect(file.size).toBe(contents[content].length)
  })

  test.each([
    ['photo.webp', contents.webp],
    ['photo.jpg', contents.webp],
    ['photo.jpg', contents.avif],
    ['photo.heic', contents.avifOfHeif],
    ['photo.gif', contents.gif],
    ['photo.jpg', contents.bmp],
  ])('that has to be converted becomes a JPEG: %s', async (name, content) => {
    drawAsJpeg()
    const file = await recogniseFile(new File([content], name))
    expect([file.name, file.type]).toEqual(['photo.jpg', 'image/jpeg'])
    expect(extensionOf(file.name)).toBe('jpg')
  })

  test.each(['scan.pdf', 'scan.jpg', 'scan.JPEG', 'scan.heic'])(
    'whose content is of no known kind is not sent as %s',
    async (name) => {
      vi.stubGlobal(
        'createImageBitmap',
        vi.fn<typeof createImageBitmap>().mockRejectedValue(new DOMException('', 'InvalidStateError')),
      )
      await expect(recogniseFile(new File([contents.tooLatePdf], name))).rejects.toMatchObject({
        rule: 'fileUnreadable',
      })
    },
  )

  test('that is empty is told to be so, whatever its name', async () => {
    await expect(prepareFile(new File([], 'photo.jpg'))).rejects.toMatchObject({ rule: 'fileEmpty' })
  })
})
