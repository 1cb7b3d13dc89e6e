import { createHash } from 'node:crypto'
import {
  BitString,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Set,
  Utf8String,
} from 'asn1js'
import {
  AlgorithmIdentifier,
  BasicConstraints,
  Certificate,
  CertificationRequest,
  Extension,
  ExtKeyUsage,
  PublicKeyInfo,
  RelativeDistinguishedNames,
} from 'pkijs'
import { bytesOf } from '../../functions/documents/der.ts'

const oids = {
  commonName: '2.5.4.3',
  country: '2.5.4.6',
  organization: '2.5.4.10',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extKeyUsage: '2.5.29.37',
} as const

/** Extended key usages: document signing (RFC 9336) or time stamping. */
export const purposes = { documents: '1.3.6.1.5.5.7.3.36', timeStamps: '1.3.6.1.5.5.7.3.8' } as const

/** Digital signature and content commitment, the first two of nine bits. */
const keyUsageBits = new Uint8Array([0b11000000])
const unusedKeyUsageBits = 6

export interface Subject {
  country: string
  organization: string
  commonName: string
}

/** An RSA key. */
export interface SigningKey {
  /** SubjectPublicKeyInfo, in DER. */
  publicKey: Uint8Array
  /** Signs the SHA-256 digest. */
  sign(digest: Uint8Array): Promise<Uint8Array>
}

const rsaWithSha256 = () =>
  new AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new Null() })

/** One attribute per set: the library would put all of them into one. */
const nameOf = ({ country, organization, commonName }: Subject): RelativeDistinguishedNames =>
  RelativeDistinguishedNames.fromBER(
    new Sequence({
      value: [
        [oids.country, new PrintableString({ value: country })] as const,
        [oids.organization, new Utf8String({ value: organization })] as const,
        [oids.commonName, new Utf8String({ value: commonName })] as const,
      ].map(
        ([type, value]) =>
          new Set({ value: [new Sequence({ value: [new ObjectIdentifier({ value: type }), value] })] }),
      ),
    }).toBER(),
  )

const signed = async (key: SigningKey, toSign: ArrayBuffer): Promise<BitString> =>
  new BitString({
    valueHex: await key.sign(createHash('sha256').update(Buffer.from(toSign)).digest()),
  })

const extensionsFor = (publicKey: PublicKeyInfo, purpose: string): Extension[] => [
  new Extension({
    extnID: oids.basicConstraints,
    critical: true,
    extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
  }),
  new Extension({
    extnID: oids.keyUsage,
    critical: true,
    extnValue: new BitString({ valueHex: keyUsageBits, unusedBits: unusedKeyUsageBits }).toBER(),
  }),
  new Extension({
    extnID: oids.extKeyUsage,
    // The certificate of a time-stamp authority has this single purpose, marked as critical (RFC 3161, 2.3).
    critical: purpose === purposes.timeStamps,
    extnValue: new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema().toBER(),
  }),
  new Extension({
    extnID: oids.subjectKeyIdentifier,
    extnValue: new OctetString({
      valueHex: createHash('sha1').update(publicKey.subjectPublicKey.valueBlock.valueHexView).digest(),
    }).toBER(),
  }),
]

const pem = (label: string, der: Uint8Array): string =>
  [
    `-----BEGIN ${label}-----`,
    ...(Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []),
    `-----END ${label}-----`,
    '',
  ].join('\n')

/** A certificate that the key gives itself, as PEM. */
export const makeCertificate = async (
  key: SigningKey,
  {
    subject,
    serial,
    from,
    until,
    purpose,
  }: { subject: Subject; serial: Uint8Array; from: Date; until: Date; purpose: string },
): Promise<string> => {
  const publicKey = PublicKeyInfo.fromBER(key.publicKey)
  const certificate = new Certificate({
    version: 2,
    // Positive, and of no more than twenty bytes (RFC 5280, 4.1.2.2).
    serialNumber: new Integer({ valueHex: new Uint8Array([0x01, ...serial.subarray(0, 15)]) }),
    issuer: nameOf(subject),
    subject: nameOf(subject),
    subjectPublicKeyInfo: publicKey,
    extensions: extensionsFor(publicKey, purpose),
    signature: rsaWithSha256(),
    signatureAlgorithm: rsaWithSha256(),
  })
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER())
  certificate.signatureValue = await signed(key, certificate.tbsView.slice().buffer)
  return pem('CERTIFICATE', bytesOf(certificate.toSchema(true)))
}

/** A certificate signing request for the key, as PEM. */
export const makeCertificateRequest = async (key: SigningKey, subject: Subject): Promise<string> => {
  const request = new CertificationRequest({
    version: 0,
    subject: nameOf(subject),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(key.publicKey),
    attributes: [],
    signatureAlgorithm: rsaWithSha256(),
  })
  const [toSign] = request.toSchema(true).valueBlock.value
  if (!toSign) throw new Error('the request is empty')
  request.signatureValue = await signed(key, toSign.toBER())
  return pem('CERTIFICATE REQUEST', bytesOf(request.toSchema(true)))
}
