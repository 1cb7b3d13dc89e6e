import { createHash, createVerify, X509Certificate } from 'node:crypto'
import type { Integer, OctetString, Sequence } from 'asn1js'
import { type Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs'

const sha256 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

const derOf = (schema: { toSchema(): { toBER(): ArrayBuffer } }): Buffer =>
  Buffer.from(schema.toSchema().toBER())

const expect = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

const setTag = 0x31
/** The signature dictionary begins at most this many bytes before its byte range. */
const frame = 200
const types = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
}

/** The message's only signer, with the value of each attribute and the signer's certificate. */
const readSigner = (message: SignedData) => {
  const [signer] = message.signerInfos
  const certificate = message.certificates?.[0] as Certificate | undefined
  if (!signer || !certificate || message.signerInfos.length > 1) throw new Error('not one signer')
  const { sid, digestAlgorithm, signatureAlgorithm } = signer as typeof signer & {
    sid: { issuer: typeof certificate.issuer; serialNumber: Integer }
  }
  expect(
    derOf(sid.issuer).equals(derOf(certificate.issuer)) && sid.serialNumber.isEqual(certificate.serialNumber),
    'the signer is not whom the certificate is of',
  )
  expect(
    digestAlgorithm.algorithmId === types.sha256 && signatureAlgorithm.algorithmId === types.rsa,
    'signed in another way',
  )
  const attribute = (type: string) =>
    signer.signedAttrs?.attributes.find((each) => each.type === type)?.values[0] as unknown
  const named = attribute(types.signingCertificate) as Sequence
  const [essId] = (named.valueBlock.value[0] as Sequence).valueBlock.value as [Sequence]
  const [hash] = essId.valueBlock.value as [OctetString]
  const der = derOf(certificate)
  expect(sha256(der).equals(hash.valueBlock.valueHexView), 'the certificate is not the one that signed')
  const signed = Buffer.from(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(1))
  signed[0] = setTag
  const value = Buffer.from(signer.signature.valueBlock.valueHexView)
  expect(
    createVerify('sha256').update(signed).verify(new X509Certificate(der).publicKey, value),
    'the signature is wrong',
  )
  return {
    certificate: der,
    value,
    digest: Buffer.from((attribute(types.messageDigest) as OctetString).valueBlock.valueHexView),
    timeStamp: signer.unsignedAttrs?.attributes.find(({ type }) => type === types.timeStamp)?.values[0] as
      | Sequence
      | undefined,
  }
}

const readMessage = (der: Uint8Array): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(der).content })

/** The time of the signature's time stamp. */
const checkTimeStamp = (token: Sequence, value: Buffer): Date => {
  const message = readMessage(Buffer.from(token.toBER()))
  const stated = Buffer.from(message.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0))
  const { digest } = readSigner(message)
  expect(sha256(stated).equals(digest), 'the time-stamp states something else')
  const { messageImprint, genTime } = TSTInfo.fromBER(stated)
  expect(
    sha256(value).equals(messageImprint.hashedMessage.valueBlock.valueHexView),
    'the time-stamp is of another signature',
  )
  return genTime
}

export interface CheckedPaper {
  /** The certificate's hash, in hexadecimal. */
  fingerprint: string
  stampedAt: Date | undefined
  /** Everything except the gap of the byte range. */
  covered: { start: number; end: number }
}

/**
 * Verifies the signature of a certified PDF independently of the production code: it covers the whole file
 * except itself, is the certificate's, and permits no changes. Throws on a fault.
 */
export const checkCertified = (pdf: Uint8Array): CheckedPaper => {
  const file = Buffer.from(pdf)
  const text = file.toString('latin1', Math.max(0, file.lastIndexOf('/ByteRange') - frame))
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(text)
  if (!range) throw new Error('no signature')
  const [start = 0, end = 0, length = 0] = range.slice(1).map(Number)
  expect(end + length === file.length && start < end, 'the signature does not cover the file')
  const hexadecimal = /^<([\da-f]*)>$/.exec(file.toString('latin1', start, end))?.[1]
  if (!hexadecimal) throw new Error('something besides the signature is not covered')
  expect(/\/TransformMethod \/DocMDP/.test(text) && /\/P 1\b/.test(text), 'changes are allowed')
  const room = Buffer.from(hexadecimal, 'hex')
  const signature = room.subarray(0, 4 + room.readUInt16BE(2))
  expect(
    room.subarray(signature.length).every((byte) => byte === 0),
    'something follows the signature',
  )
  const { certificate, value, digest, timeStamp } = readSigner(readMessage(signature))
  expect(sha256(file.subarray(0, start), file.subarray(end)).equals(digest), 'the file was changed')
  return {
    fingerprint: sha256(certificate).toString('hex'),
    stampedAt: timeStamp && checkTimeStamp(timeStamp, value),
    covered: { start, end },
  }
}
