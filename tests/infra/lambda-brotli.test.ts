import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import decompress from '../../infra/lambda-brotli.ts'

test('what Brotli compressed is decompressed whole', () => {
  const tables = Buffer.from('glyf loca hmtx '.repeat(1_000))
  expect(decompress(brotliCompressSync(tables))).toEqual(tables)
})
