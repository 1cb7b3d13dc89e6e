import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../../../web/features/agreements/verification/digest.ts'
import { inspectPdf } from '../../../../web/features/agreements/verification/inspect-pdf.ts'
import { type FindRecord, judge } from '../../../../web/features/agreements/verification/judge.ts'
import type { CertifiedRecord } from '../../../../web/features/agreements/verification/verification-query.ts'
import { certify, code, makePaper, makeSigner, recordOf, type TestSigner } from './certified-pdf.ts'

let ours: TestSigner
let paper: Uint8Array
let certified: Uint8Array
let record: CertifiedRecord
let digests: ReadonlyMap<string, CertifiedRecord>

beforeAll(async () => {
  ours = await makeSigner('Brightquay')
  paper = await makePaper()
  certified = await certify(paper, ours)
  record = await recordOf(certified, paper, ours)
  digests = new Map([
    [record.certified_sha256, record],
    [record.document_sha256, record],
  ])
})

const find: FindRecord = async (by) =>
  'code' in by ? (by.code === code ? record : undefined) : digests.get(by.sha256)
const nothing: FindRecord = async () => undefined
const unreachable: FindRecord = async () => {
  throw new Error('no server')
}
const verdictOn = async (bytes: Uint8Array, by: FindRecord = find) => judge(await inspectPdf(bytes), by)

const flipped = (at: number): Uint8Array => {
  const bytes = certified.slice()
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}
const placeOf = (text: string): number => Buffer.from(certified).lastIndexOf(text)
const withAppended = (text: string) => Buffer.concat([certified, Buffer.from(text)])

describe('a certified paper', () => {
  it('is genuine if unchanged', async () => {
    expect(await verdictOn(certified)).toEqual({ state: 'genuine', record, timeStampedAt: undefined })
  })

  it('contains the signed document', async () => {
    expect(await sha256(certified.subarray(0, paper.length))).toBe(record.document_sha256)
  })

  it('has a valid signature without the record, but no verified signer', async () => {
    expect(await verdictOn(certified, unreachable)).toEqual({
      state: 'unrecorded',
      fingerprint: ours.fingerprint,
    })
  })
})

describe('a change is detected', () => {
  it('of a byte in the signed part', async () => {
    expect(await verdictOn(flipped(paper.length - 40))).toEqual({ state: 'changed', record })
    expect(await verdictOn(flipped(paper.length - 40), unreachable)).toEqual({ state: 'changed' })
  })

  it('of any byte', async () => {
    const genuine: number[] = []
    const step = Math.ceil(certified.length / 300)
    for (let at = 0; at < certified.length; at += step)
      if ((await verdictOn(flipped(at))).state === 'genuine') genuine.push(at)
    expect(genuine).toEqual([])
  })

  it('of the signature itself', async () => {
    // In the middle of the CMS message, where the certificate is.
    const { state } = await verdictOn(flipped(placeOf('/Contents <') + 600))
    expect(['changed', 'damaged', 'otherKey']).toContain(state)
  })

  it('by an appended update', async () => {
    expect(await verdictOn(withAppended('\n9 0 obj\n<<>>\nendobj\n%%EOF\n'))).toEqual({
      state: 'changed',
      record,
    })
  })

  it('by an appended update, without the record and without a record of it', async () => {
    const appended = withAppended('\n9 0 obj\n<<>>\nendobj\n%%EOF\n')
    expect(await verdictOn(appended, unreachable)).toEqual({ state: 'changed' })
    expect(await verdictOn(appended, nothing)).toEqual({ state: 'changed', record: undefined })
    expect(await verdictOn(withAppended('\n'), unreachable)).toEqual({ state: 'changed' })
  })

  it('by two appended updates', async () => {
    const twice = withAppended('\n9 0 obj\n<<>>\nendobj\n%%EOF\n8 0 obj\n<<>>\nendobj\n%%EOF\n')
    expect(await verdictOn(twice)).toEqual({ state: 'changed', record })
  })

  it('by an additional signature', async () => {
    const other = await makeSigner('Somebody')
    expect(await verdictOn(await certify(certified, other))).toEqual({ state: 'changed', record })
  })

  it('of the end, by truncation', async () => {
    expect(await verdictOn(certified.subarray(0, certified.length - 10))).toMatchObject({ state: 'damaged' })
    expect(await verdictOn(certified.subarray(0, placeOf('/ByteRange') + 12))).toMatchObject({
      state: 'damaged',
    })
  })
})

describe('a document that is not ours', () => {
  it('is the portal’s document with another signer’s signature', async () => {
    const forged = await certify(paper, await makeSigner('Brightquay'))
    expect(await verdictOn(forged)).toEqual({ state: 'otherKey', record })
  })

  it('is a document with an unknown signature', async () => {
    expect(await verdictOn(certified, nothing)).toEqual({ state: 'unknown', isSigned: true })
  })

  it('is a document without a signature', async () => {
    const other = Buffer.concat([await makePaper(), Buffer.from('\n')])
    expect(await verdictOn(other)).toEqual({ state: 'unknown', isSigned: false })
    expect(await verdictOn(other, unreachable)).toEqual({ state: 'unreachable' })
  })

  it('is the document before it was signed', async () => {
    expect(await verdictOn(paper)).toEqual({ state: 'unsignedVersion', record })
    expect(await verdictOn(certified.subarray(0, paper.length))).toEqual({ state: 'unsignedVersion', record })
  })

  it.each(['', 'hello', '<html>%PDF'.padStart(2000)])('is not a PDF: %j', async (text) => {
    expect(await verdictOn(Buffer.from(text))).toEqual({ state: 'notPdf' })
  })
})
