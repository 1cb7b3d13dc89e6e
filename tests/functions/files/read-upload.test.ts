import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { FileStore } from '../../../functions/data/file-store.ts'
import { readUpload } from '../../../functions/files/read-upload.ts'
import { checksumOf, pdf, withChecksumOf } from './upload-file.ts'

const content = pdf()
const declared = { size: content.length, crc32: checksumOf(content), extension: 'pdf' } as const
const base64 = Buffer.from(declared.crc32, 'hex').toString('base64')

/** A store with its own checksums, like S3. `reads` counts the reads of the content. */
const storeKeeping = (crc32: string | undefined, read: () => Promise<Readable>) => {
  let reads = 0
  const files = {
    head: async () => ({ size: content.length, ...(crc32 ? { crc32 } : {}) }),
    read: () => {
      reads++
      return read()
    },
  } as unknown as FileStore
  return { files, reads: () => reads }
}

const present = async () => Readable.from([content])

describe('reading an upload', () => {
  it('accepts a file whose checksum the store confirms', async () => {
    const { files } = storeKeeping(base64, present)
    expect(await readUpload(files, 'key', declared)).toEqual({ found: true, content })
  })

  it('refuses by the store’s checksum without fetching the file', async () => {
    const { files, reads } = storeKeeping(Buffer.alloc(4).toString('base64'), present)
    expect(await readUpload(files, 'key', declared)).toEqual({ found: true, content: undefined })
    expect(reads()).toBe(0)
  })

  it('refuses by the size without fetching the file', async () => {
    const { files, reads } = storeKeeping(undefined, present)
    const smaller = { ...declared, size: content.length - 1 }
    expect(await readUpload(files, 'key', smaller)).toEqual({ found: true, content: undefined })
    expect(reads()).toBe(0)
  })

  it('refuses a longer file with the same checksum that replaced the original', async () => {
    const longer = withChecksumOf(content, 'longer', content.length + 7)
    expect(checksumOf(longer)).toBe(declared.crc32)
    const { files } = storeKeeping(undefined, async () => Readable.from([longer]))
    expect(await readUpload(files, 'key', declared)).toEqual({ found: true, content: undefined })
  })

  it('ignores a multipart checksum', async () => {
    const { files } = storeKeeping('AAAAAA==-2', present)
    expect(await readUpload(files, 'key', declared)).toEqual({ found: true, content })
  })

  it('returns nothing if the file is deleted meanwhile, and passes on other failures', async () => {
    const gone = Object.assign(new Error('gone'), { name: 'NoSuchKey' })
    expect(
      await readUpload(storeKeeping(undefined, () => Promise.reject(gone)).files, 'key', declared),
    ).toEqual({ found: false })
    const broken = storeKeeping(undefined, () => Promise.reject(new Error('no connection')))
    await expect(readUpload(broken.files, 'key', declared)).rejects.toThrow('no connection')
  })
})
