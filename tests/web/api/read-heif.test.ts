import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readHeif } from '../../../web/api/heif/read-heif.ts'

/** 60 by 80 pixels: a navy rectangle above an orange disc, on white. */
const photo = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAX1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA' +
    'AAAAACJpbG9jAAAAAERAAAEAAQAAAAABoQABAAAAAAAAARgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAA' +
    'AA5waXRtAAAAAAABAAAA/WlwcnAAAADdaXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNw' +
    'AAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBRZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFz' +
    'wIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAFAAAAAoY2xhcAAAADwAAAABAAAAUAAAAAH////8AAAA' +
    'AgAAAAAAAAACAAAAEHBpeGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWBAgMFhAAAASBtZGF0AAABFCgBr1ikcOU4InBY' +
    'F/B2Ry2ZDR2R42457UwzcvD6clNV66oWiqdBOfE1OPVPpWpUlBUrrMESYVed8Hce5gbZjhLU7zFIoNvx+4Ld7h7PCziIBTQM' +
    'JQke0InI0Gufd1H/wTuC0JUaKa862XOAgFUMHy0Zilt/Cd0PgLw4uL5NaxoJF+AmXXEFzcia5JG4pvYJxq+pgweOc4a4zYfH' +
    '7YimMi9kk2ep948gklhWDvpVYwTh3toFy4kIBJYN7JNsbQYN0Mga9k3LbHujb3lbih3S4f23i4NpqFcjHbWFAif35TfKOZyw' +
    'hs61LYhdy0yBpZalvOgcoZImf+XqMFdPY1ixQlqXtKiNsHA+lMXBqQm7mIBGF5/egA==',
  'base64',
)

const bytesOf = (content: Buffer): ArrayBuffer => new Uint8Array(content).buffer

const program = bytesOf(
  readFileSync(fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'))),
)

const near = (point: number[], wanted: number[]): boolean =>
  point.length === 4 && point.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12)

describe('a photo in HEIF', () => {
  test('is decoded in JavaScript if the browser cannot', async () => {
    const picture = await readHeif(bytesOf(photo), program)
    expect([picture?.width, picture?.height]).toEqual([60, 80])
    const pointAt = (x: number, y: number) => [
      ...(picture?.data.subarray((y * 60 + x) * 4).slice(0, 4) ?? []),
    ]
    expect(near(pointAt(30, 20), [0, 0, 128, 255])).toBe(true)
    expect(near(pointAt(30, 60), [255, 165, 0, 255])).toBe(true)
    expect(near(pointAt(2, 2), [255, 255, 255, 255])).toBe(true)
  })

  test('is refused if only the file’s signature matches', async () => {
    expect(await readHeif(bytesOf(photo.subarray(0, 64)), program)).toBeUndefined()
  })
})
