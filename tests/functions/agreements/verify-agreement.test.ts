import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { groupedCode } from '#shared/agreements/verification-code.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { certifiedDocument, recordPaper } from './certified-document.ts'

const { verifyAgreement } = agreementsEndpoints

describe('verifying a certified document', () => {
  let app: TestApp
  let code: string
  beforeAll(async () => {
    app = await createTestApp()
    code = await recordPaper(app)
  })
  afterAll(() => app.close())

  const onRecord = {
    found: true,
    document_compared: true,
    kind: 'facility',
    number: 'FA-20261103-7K2M',
    version: '2026.5',
    agreement_date: '2026-11-03',
    completed_at: '2026-11-03T02:15:00.000Z',
    certified_at: '2026-11-03T02:15:04.000Z',
    signers: [{ name_masked: 'C••• T•••', signed_at: '2026-11-03T02:15:00.000Z', identified: null }],
    company_masked: 'L••• S••• T••• L•••',
    document_sha256: 'd'.repeat(64),
    document_size: 187_334,
    certified_sha256: 'c'.repeat(64),
    certificate_fingerprint: 'f'.repeat(64),
    chain_end: 'e'.repeat(64),
    chain_length: 12,
    time_stamped: true,
  }

  /** A code may have been copied from another document. */
  const byCode = { ...onRecord, document_compared: false }

  it('returns the record by the file’s digest', async () => {
    const answer = await app.send(verifyAgreement, {
      body: { sha256: certifiedDocument.certifiedSha256.toUpperCase() },
    })
    expect(answer).toMatchObject({ status: 200, code: 0, data: onRecord })
  })

  it('returns the record by the printed code, however it was entered, marked as not compared', async () => {
    for (const typed of [
      code,
      groupedCode(code),
      ` ${groupedCode(code).toLowerCase().replaceAll('0', 'o')} `,
    ])
      expect((await app.send(verifyAgreement, { body: { code: typed } })).data).toEqual(byCode)
  })

  it('returns the record by the signed document’s digest', async () => {
    const { data } = await app.send(verifyAgreement, { body: { sha256: certifiedDocument.documentSha256 } })
    expect(data).toEqual(onRecord)
  })

  it('reports an unknown file and an unknown code', async () => {
    const other = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`
    for (const body of [{ sha256: 'a'.repeat(64) }, { code: other }, { code: 'FA-20261103-7K2M' }])
      expect((await app.send(verifyAgreement, { body })).data).toEqual({ found: false })
  })

  it('requires exactly one of the two', async () => {
    for (const body of [{}, { sha256: certifiedDocument.certifiedSha256, code }])
      expect(await app.send(verifyAgreement, { body })).toMatchObject({
        status: 400,
        errors: [{ field: 'body.code', rule: 'required' }],
      })
    expect(await app.send(verifyAgreement, { body: { sha256: 'x' } })).toMatchObject({
      errors: [{ field: 'body.sha256', rule: 'invalid' }],
    })
  })

  it('refuses a network address after 500 checks until the next day in Hong Kong', async () => {
    const ip = '198.51.100.77'
    const check = () => app.send(verifyAgreement, { body: { code } }, { ip })
    for (let each = 0; each < 500; each += 25) await Promise.all(Array.from({ length: 25 }, check))
    expect(await check()).toMatchObject({ status: 429, code: 429 })
    expect((await app.send(verifyAgreement, { body: { code } })).data).toEqual(byCode)
    app.clock.advance('P1D')
    expect((await check()).data).toEqual(byCode)
  })
})
