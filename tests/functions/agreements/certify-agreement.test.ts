import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { groupedCode } from '#shared/agreements/verification-code.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { onCertificationDue } from '../../../functions/agreements/on-certification-due.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { completeEvent, findEvent } from '../../../functions/data/events.ts'
import { deliver } from '../../support/event-lanes.ts'
import { present } from '../../support/present.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { checkCertified } from '../documents/check-certified.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { initiate, sign, signingTokenOf } from './signing-story.ts'

const { verifyAgreement } = agreementsEndpoints

describe('certifying an executed agreement', () => {
  let app: TestApp
  let seller: Seller
  let agreementId: string
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    seller = await sellerReadyToSign(app)
    agreementId = (await initiate(app, seller)).agreement_id
    await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
    await sign(app, signingTokenOf(app, 'li@director.test'), 'LI Xiaoming')
    app.outbox.sent.length = 0
  })

  const eventId = () => `certification-due#${agreementId}`
  const agreement = async () => present(await findAgreement(app.deps.table, seller.companyId, agreementId))
  const documents = async () =>
    (await app.send(filesEndpoints.searchFiles, { body: { group: 'agreement' } }, seller)).data.records
  const certifiedCopy = async (): Promise<Buffer> => {
    const [file] = await documents()
    const { data } = await app.send(
      filesEndpoints.getFileOnlineUrl,
      { body: { file_id: file?.file_id ?? '' } },
      seller,
    )
    return Buffer.from(await (await fetch(data.url)).arrayBuffer())
  }
  const mailedTo = () =>
    app.outbox.sent
      .filter(({ attachment }) => attachment)
      .map(({ to }) => to)
      .toSorted()
  /** Delivers the event as the stream does, with replaced dependencies. */
  const certify = (changes: Partial<TestApp['deps']> = {}) => {
    const deps = { ...app.deps, ...changes }
    return deliver(eventId(), deps)
  }

  it('files the certified copy for the company, and mails it to each signer and administrator', async () => {
    expect(await documents()).toEqual([])
    await app.drainEvents()
    const { certified, document, agreementNumber } = await agreement()
    const copy = await certifiedCopy()
    expect(createHash('sha256').update(copy).digest('hex')).toBe(certified?.sha256)
    expect(checkCertified(copy).fingerprint).toBe(certified?.certificateFingerprint)
    // The certified file starts with the signed document.
    const signed = copy.subarray(0, document?.size)
    expect(createHash('sha256').update(signed).digest('hex')).toBe(document?.sha256)
    expect(mailedTo()).toEqual(['chan@director.test', seller.email, 'li@director.test'].toSorted())
    for (const { attachment, to } of app.outbox.sent.filter((mail) => mail.attachment)) {
      expect([to, Buffer.from(attachment?.content ?? []).equals(copy)]).toEqual([to, true])
      expect(attachment?.fileName).toBe(`${agreementNumber}.pdf`)
    }
  })

  it('has a page about each signer, in every language', async () => {
    await app.drainEvents()
    const { certified, document, chain } = await agreement()
    const { pages } = await readPdf(await certifiedCopy())
    const [chan = '', li = ''] = pages.slice(-2)
    for (const page of [chan, li])
      for (const phrase of ['签署证明书', '簽署證明書', 'Certificateofcompletion', document?.sha256 ?? '?'])
        expect(page).toContain(phrase)
    expect(chan).toContain('CHANTaiMan')
    expect(li).toContain('LIXiaoming李小明')
    expect(li).toContain(groupedCode(certified?.verificationCode ?? '?'))
    expect(li).toContain(chain?.end ?? '?')
    const address = `(https://portal.test/financing/verify#${certified?.verificationCode})`
    const copy = (await certifiedCopy()).toString('latin1')
    expect(copy.split(address)).toHaveLength(3)
    expect(li).toContain('UTC')
    expect(chan).not.toContain('chan@director.test')
  })

  it('can be verified by the file or its code, with masked names', async () => {
    await app.drainEvents()
    const { certified, document, chain, signedAt } = await agreement()
    const byFile = await app.send(verifyAgreement, { body: { sha256: certified?.sha256 ?? '' } })
    const byCode = await app.send(verifyAgreement, { body: { code: certified?.verificationCode ?? '' } })
    expect(byFile.data).toEqual({ ...(byCode.data as object), document_compared: true })
    expect(byCode.data).toMatchObject({ document_compared: false })
    expect(byFile.data).toMatchObject({
      found: true,
      kind: 'facility',
      completed_at: signedAt,
      document_sha256: document?.sha256,
      document_size: document?.size,
      chain_end: chain?.end,
      chain_length: chain?.length,
      signers: [{ name_masked: 'C••• T••• M•••' }, { name_masked: 'L••• X•••' }],
      time_stamped: false,
    })
    expect(byFile.body).not.toContain('Lantern')
    // The record is also found by the signed document's hash, and distinguishes it from the certified file.
    const bySigned = await app.send(verifyAgreement, { body: { sha256: document?.sha256 ?? '' } })
    expect(bySigned.data).toEqual(byFile.data)
    expect(bySigned.data).toMatchObject({
      certified_sha256: expect.not.stringMatching(document?.sha256 ?? ''),
    })
  })

  it('is retried while KMS is unavailable, without notifying anybody before it is done', async () => {
    const paperKey = { sign: () => Promise.reject(new Error('KMS does not answer')) }
    for (let minute = 0; minute < 5; minute++) {
      await expect(certify({ paperKey })).rejects.toThrow('KMS does not answer')
      app.clock.advance('PT1M')
    }
    expect((await agreement()).certified).toBeUndefined()
    expect(await documents()).toEqual([])
    expect(app.outbox.sent).toEqual([])
    expect(await findEvent(app.deps.table, `agreement-certified#${agreementId}`)).toBeUndefined()
    await app.drainEvents()
    expect((await agreement()).certified?.at).toBe(app.clock.now().toISOString())
    expect(mailedTo()).toHaveLength(3)
  })

  it('certifies once if it runs concurrently or repeatedly', async () => {
    await Promise.all([certify(), certify()])
    const { certified, version } = await agreement()
    expect(await documents()).toHaveLength(1)
    await certify()
    const event = { eventId: eventId(), at: app.clock.now().toISOString() }
    await onCertificationDue(
      { name: 'certification-due', companyId: seller.companyId, agreementId },
      app.deps,
      { ...event, done: completeEvent(app.deps.table, event, app.clock.now()) },
    )
    expect(await agreement()).toMatchObject({ certified, version })
    await app.drainEvents()
    expect(mailedTo()).toHaveLength(3)
  })

  it('is completed by a retry after a crash between the store and the table', async () => {
    const table = {
      ...app.deps.table,
      transact: () => Promise.reject(new Error('the Lambda was killed')),
    }
    await expect(certify({ table })).rejects.toThrow('killed')
    expect(await documents()).toEqual([])
    await app.drainEvents()
    const { certified } = await agreement()
    expect(
      createHash('sha256')
        .update(await certifiedCopy())
        .digest('hex'),
    ).toBe(certified?.sha256)
  })

  it('refuses a document other than the signed one', async () => {
    const { document } = await agreement()
    const written = await app.deps.files.read(document?.key ?? '')
    const content: Buffer[] = []
    for await (const part of written) content.push(part as Buffer)
    const original = Buffer.concat(content)
    const changed = Buffer.from(original)
    changed[2000] = (changed[2000] ?? 0) ^ 1
    await app.deps.files.write(document?.key ?? '', changed, 'application/pdf')
    await expect(certify()).rejects.toThrow('not the one that was signed')
    expect((await agreement()).certified).toBeUndefined()
    await app.deps.files.write(document?.key ?? '', original, 'application/pdf')
    await app.drainEvents()
    expect((await agreement()).certified).toBeDefined()
  })

  it('locks the copy for the environment’s number of years', async () => {
    const locked: [string, Date][] = []
    await certify({
      config: {
        ...app.deps.config,
        lockYears: 7,
      },
      files: {
        ...app.deps.files,
        writeOnce: async (key, content, type, lock) => {
          if (lock) locked.push([key, lock.ObjectLockRetainUntilDate])
          await app.deps.files.writeOnce(key, content, type, lock)
        },
      },
    })
    const { certified } = await agreement()
    const until = new Date(app.clock.now())
    until.setUTCFullYear(until.getUTCFullYear() + 7)
    expect(locked).toEqual([[certified?.key, until]])
    expect((await certifiedCopy()).length).toBe(certified?.size)
  })
})
