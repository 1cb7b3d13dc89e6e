import { type AsnType, fromBER } from 'asn1js'

/** Object identifiers of CMS, CAdES and time-stamps. */
export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
  distributionPoints: '2.5.29.31',
} as const

export const bytesOf = (schema: { toBER(sizeOnly?: boolean): ArrayBuffer }): Uint8Array =>
  new Uint8Array(schema.toBER(false))

export const readDer = (der: Uint8Array): AsnType => {
  const { offset, result } = fromBER(der)
  if (offset === -1) throw new Error('not DER')
  return result
}
