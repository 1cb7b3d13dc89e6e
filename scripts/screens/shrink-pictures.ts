import { readFile, writeFile } from 'node:fs/promises'
import { openBrowser } from '../bench/browser/open-browser.ts'

export interface Shrinking {
  readonly from: string
  readonly to: string
  /** Pixels across. */
  readonly width: number
}

/** Width and height in a PNG's header: two numbers of four bytes after the sixteenth byte. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** Scales PNG pictures down and writes them as WebP: the browser that took them does both. */
export const shrinkPictures = async (pictures: readonly Shrinking[]): Promise<void> => {
  const { context, close } = await openBrowser()
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    for (const { from, to, width } of pictures) {
      const png = await readFile(from)
      const size = sizeOf(png)
      await page.setContent(
        `<body style="margin:0"><img width="${width}" style="display:block" src="data:image/png;base64,${png.toString('base64')}">`,
      )
      const { data } = await devTools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 55,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height: Math.round((size.height * width) / size.width), scale: 1 },
      })
      await writeFile(to, Buffer.from(data, 'base64'))
    }
  } finally {
    await close()
  }
}
