import { CryptoKeySigner, PDF } from '@libpdf/core'
import { Integer, PrintableString } from 'asn1js'
import { AttributeTypeAndValue, Certificate, getCrypto } from 'pkijs'
import { sha256 } from '../../../../web/features/agreements/verification/digest.ts'
import type { CertifiedRecord } from '../../../../web/features/agreements/verification/verification-query.ts'

const commonName = '2.5.4.3'

/** A key with a self-signed certificate, of the algorithm that certifies documents. */
export const makeSigner = async (holder: string) => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: 1 })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: commonName, value: new PrintableString({ value: holder }) }),
    )
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z')
  certificate.notAfter.value = new Date('2046-01-01T00:00:00Z')
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, getCrypto(true))
  await certificate.sign(keys.privateKey, 'SHA-256', getCrypto(true))
  const der = new Uint8Array(certificate.toSchema().toBER())
  return {
    signer: new CryptoKeySigner(keys.privateKey, der, 'EC', 'ECDSA'),
    fingerprint: await sha256(der),
  }
}

export type TestSigner = Awaited<ReturnType<typeof makeSigner>>

export const code = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A document of one page before its certification. */
export const makePaper = async (): Promise<Uint8Array> => {
  const pdf = PDF.create()
  pdf.addPage().drawText('What was agreed')
  return pdf.save()
}

/** The document certified by `by`: the same bytes, followed by the signature. */
export const certify = async (paper: Uint8Array, { signer }: TestSigner): Promise<Uint8Array> => {
  const pdf = await PDF.load(paper)
  const { bytes } = await pdf.sign({
    signer,
    signingTime: new Date('2026-11-03T02:15:04Z'),
    contactInfo: `https://portal.example/financing/verify#${code}`,
  })
  return bytes
}

/** The portal's record of a certified document. */
export const recordOf = async (
  certified: Uint8Array,
  paper: Uint8Array,
  { fingerprint }: TestSigner,
): Promise<CertifiedRecord> => ({
  found: true,
  document_compared: true,
  kind: 'facility',
  number: 'FA-20261103-7K2M',
  version: '2026.5',
  agreement_date: '2026-11-03',
  completed_at: '2026-11-03T02:15:00.000Z',
  certified_at: '2026-11-03T02:15:04.000Z',
  signers: [
    {
      name_masked: 'C••• T•••',
      signed_at: '2026-11-03T02:15:00.000Z',
      identified: { by: 'sms', id_last_four: true },
    },
  ],
  company_masked: 'L••• S•••',
  document_sha256: await sha256(paper),
  document_size: paper.length,
  certified_sha256: await sha256(certified),
  certificate_fingerprint: fingerprint,
  chain_end: 'e'.repeat(64),
  chain_length: 12,
  time_stamped: false,
})
