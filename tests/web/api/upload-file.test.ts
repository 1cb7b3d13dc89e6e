import { crc32 as crc32OfNode } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { crc32, crc32OfFile } from '../../../web/api/crc32.ts'
import { InvalidFile } from '../../../web/api/invalid-file.ts'
import { checkFile, extensionOf } from '../../../web/api/prepare-file.ts'

describe('CRC-32', () => {
  it('matches the published check value', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  })
  it('continues across chunks', () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 31) % 251)
    expect(crc32(bytes.subarray(1234), crc32(bytes.subarray(0, 1234)))).toBe(crc32OfNode(bytes))
  })
  it('of a file has eight digits, leading zeros included', async () => {
    expect(await crc32OfFile(new Blob([]))).toBe('00000000')
    expect(await crc32OfFile(new Blob(['123456789']))).toBe('cbf43926')
  })
})

const ruleOf = (name: string, size: number) => {
  try {
    return checkFile({ name, size })
  } catch (error) {
    return error instanceof InvalidFile ? error.rule : error
  }
}

describe('before a file is sent', () => {
  it('the type is derived from its name, HEIC as HEIF', () => {
    expect(extensionOf('Scan.PDF')).toBe('pdf')
    expect(extensionOf('IMG_0001.HEIC')).toBe('heif')
    expect(extensionOf('pdf')).toBeUndefined()
  })
  it('other types, empty files and files above 20 MB are refused', () => {
    expect(ruleOf('a.docx', 10)).toBe('fileTypeInvalid')
    expect(ruleOf('a.pdf', 0)).toBe('fileEmpty')
    expect(ruleOf('a.pdf', 20 * 1024 * 1024)).toBe('pdf')
    expect(ruleOf('a.pdf', 20 * 1024 * 1024 + 1)).toBe('fileTooLarge')
  })
})
