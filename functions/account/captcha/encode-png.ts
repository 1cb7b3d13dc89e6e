import { crc32, deflateSync } from 'node:zlib'

/** A picture of shades: one byte a pixel, row by row from the top, 0 to 255. */
export interface Raster {
  width: number
  height: number
  shades: Uint8Array
}

type Colour = readonly [red: number, green: number, blue: number]

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const bitsPerPixel = 4
const colours = 2 ** bitsPerPixel
const indexedColour = 3

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

const header = ({ width, height }: Raster): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = bitsPerPixel
  data[9] = indexedColour
  return data
}

/** Sixteen colours in even steps. */
const palette = (from: Colour, to: Colour): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: colours }, (_, step) =>
      from.map((part, index) => Math.round(part + (((to[index] ?? part) - part) * step) / (colours - 1))),
    ).flat(),
  )

/** Two pixels a byte; each row begins with the byte for "no filter". */
const packRows = ({ width, height, shades }: Raster): Uint8Array => {
  const rowBytes = 1 + Math.ceil(width / 2)
  const rows = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = Math.round(((shades[y * width + x] ?? 0) * (colours - 1)) / 255)
      const at = y * rowBytes + 1 + (x >> 1)
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? index << bitsPerPixel : index)
    }
  return rows
}

/** The raster as a PNG of sixteen colours, from `paper` where the shade is 0 to `ink` where it is 255. */
export const encodePng = (raster: Raster, paper: Colour, ink: Colour): Buffer =>
  Buffer.concat([
    signature,
    chunk('IHDR', header(raster)),
    chunk('PLTE', palette(paper, ink)),
    chunk('IDAT', deflateSync(packRows(raster))),
    chunk('IEND', new Uint8Array()),
  ])
