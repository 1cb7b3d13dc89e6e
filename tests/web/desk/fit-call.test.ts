import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { maxBankFile, maxCallFile } from '#shared/desk/bank-file-size.ts'
import { compressToFit } from '../../../web/desk/ui/bank-file-in-base64.ts'

test('a bank’s file is compressed above the size of a call, and not taken above that of any bank’s', async () => {
  const small = new Blob(['a statement'])
  expect(await compressToFit(small)).toBe(small)
  const large = 'a statement '.repeat(maxCallFile / 10)
  const fitting = (await compressToFit(new Blob([large]))) ?? small
  const sent = Buffer.from(await fitting.arrayBuffer())
  expect(sent.length).toBeLessThan(maxCallFile)
  expect(gunzipSync(sent).toString()).toBe(large)
  expect(await compressToFit(new Blob([new Uint8Array(maxBankFile + 1)]))).toBeUndefined()
})
