import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KMSClient } from '@aws-sdk/client-kms'
import { PDF, PdfArray, PdfDict, PdfStream } from '@libpdf/core'
import { Certificate, CertificateChainValidationEngine, CertificateRevocationList } from 'pkijs'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { certifyDocument } from '../../../functions/documents/certify-document.ts'
import { renderDrawdownNote } from '../../../functions/documents/render-drawdown-note.ts'
import { readKmsSigningKey } from '../../../scripts/certificates/kms-signing-key.ts'
import { makeCertificateRequest } from '../../../scripts/certificates/make-certificate.ts'
import { localRegion } from '../../../scripts/local/local-region.ts'
import { startCertificateAuthority } from '../../support/certificate-authority.ts'
import { useTestServices } from '../../support/test-services.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checkCertified } from './check-certified.ts'
import { drawdownNoteData } from './document-data.ts'

const services = useTestServices()
const hour = 3_600_000

const app = await useTestApp()
const folder = await mkdtemp(join(tmpdir(), 'issued-certificate-'))
const document = await renderDrawdownNote(drawdownNoteData(), 'en')
afterAll(() => rm(folder, { recursive: true }))

let authority: Awaited<ReturnType<typeof startCertificateAuthority>>
let certificatesFile: string
beforeEach(async () => {
  authority = await startCertificateAuthority(app.clock.now())
  const kms = new KMSClient({ region: localRegion, endpoint: services.kms })
  const key = await readKmsSigningKey(kms, services.paperKeyId)
  const subject = { country: 'HK', organization: 'A lender', commonName: 'Papers of a lender' }
  certificatesFile = join(folder, 'issued.pem')
  await writeFile(certificatesFile, await authority.issue(await makeCertificateRequest(key, subject)))
})
afterEach(() => authority.close())

const certify = (since: Date) =>
  certifyDocument(
    { document, reason: 'Executed', since: since.toISOString() },
    {
      ...app.deps,
      config: {
        ...app.deps.config,
        certification: { keyId: services.paperKeyId, certificatesFile, timeStampUrl: services.timeStamps },
      },
    },
  )

/** The validation material in a certified file, by the standard's names. */
const evidenceIn = async (pdf: Uint8Array) => {
  const file = await PDF.load(pdf)
  const resolve = (ref: Parameters<typeof file.getObject>[0]) => file.getObject(ref)
  const store = file.getCatalog().get('DSS', resolve)
  const listOf = (name: string): Uint8Array[] => {
    const list = store instanceof PdfDict ? store.get(name, resolve) : undefined
    if (!(list instanceof PdfArray)) return []
    return Array.from({ length: list.length }, (_, index) => list.at(index, resolve)).flatMap((each) =>
      each instanceof PdfStream ? [each.getDecodedData()] : [],
    )
  }
  return { certificates: listOf('Certs'), revocationLists: listOf('CRLs') }
}

/** Whether the signer’s certificate is valid by the file's content and a trusted authority only. */
const holds = async (pdf: Uint8Array): Promise<boolean> => {
  const { certificates, revocationLists } = await evidenceIn(pdf)
  const [signer] = certificates.map((der) => Certificate.fromBER(der))
  if (!signer) throw new Error('no certificate is in the file')
  const root = Certificate.fromBER(authority.certificate)
  const { result } = await new CertificateChainValidationEngine({
    trustedCerts: [root],
    certs: [root, signer],
    crls: revocationLists.map((der) => CertificateRevocationList.fromBER(der)),
    checkDate: app.clock.now(),
  }).verify()
  return result
}

test('a document signed with an issued certificate contains the proof that it was valid', async () => {
  const { pdf, timeStamped } = await certify(app.clock.now())
  expect(checkCertified(pdf).stampedAt).toBeInstanceOf(Date)
  expect(timeStamped).toBe(true)
  const { certificates, revocationLists } = await evidenceIn(pdf)
  // The certificates of the environment, the authority and the time stamps.
  expect(certificates).toHaveLength(3)
  expect(Buffer.from(certificates[1] ?? []).equals(authority.certificate)).toBe(true)
  expect(revocationLists.map((each) => Buffer.from(each))).toEqual([Buffer.from(await authority.listNow())])
  expect(await holds(pdf)).toBe(true)
})

test('or that it was revoked', async () => {
  const [issued] = await evidenceIn((await certify(app.clock.now())).pdf).then(
    ({ certificates }) => certificates,
  )
  authority.revoke(Certificate.fromBER(issued ?? new Uint8Array()))
  expect(await holds((await certify(app.clock.now())).pdf)).toBe(false)
})

test('certification waits for the revocation list, for at most six hours after the last signature', async () => {
  authority.beOutOfReach()
  const since = new Date(app.clock.now().getTime() - 6 * hour)
  await expect(certify(new Date(since.getTime() + 1))).rejects.toThrow('answered 503')
  const { pdf, timeStamped } = await certify(since)
  expect(timeStamped).toBe(false)
  expect(await evidenceIn(pdf)).toMatchObject({ certificates: [{}, {}], revocationLists: [] })
  expect(checkCertified(pdf).stampedAt).toBeUndefined()
})
