import {
  Certificate,
  ContentInfo,
  getCrypto,
  IssuerAndSerialNumber,
  id_ContentType_SignedData,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs'
import { hexOf, sha256 } from './digest.ts'
import type { FoundSignature } from './find-signatures.ts'

/** The result of checking a signature. The signer is identified by the fingerprint alone. */
export interface CheckedSignature {
  /** True if the covered bytes are those that were signed, and the signature matches the certificate's key. */
  readonly isIntact: boolean
  /** SHA-256 of the certificate, in hexadecimal. */
  readonly fingerprint: string
  /** The time from a time-stamp authority. */
  readonly timeStampedAt?: Date
}

const messageDigest = '1.2.840.113549.1.9.4'
const timeStampToken = '1.2.840.113549.1.9.16.2.14'
const rsa = '1.2.840.113549.1.1.1'

/** WebCrypto requires bytes in an unshared `ArrayBuffer`. */
const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

const readSignedData = (cms: Uint8Array): SignedData => {
  const content = ContentInfo.fromBER(copyOf(cms))
  if (content.contentType !== id_ContentType_SignedData) throw new TypeError('no signed data')
  return new SignedData({ schema: content.content })
}

const certificateOf = ({ certificates = [] }: SignedData, { sid }: SignerInfo): Certificate => {
  const found = certificates.find(
    (each): each is Certificate =>
      each instanceof Certificate &&
      sid instanceof IssuerAndSerialNumber &&
      each.issuer.isEqual(sid.issuer) &&
      each.serialNumber.isEqual(sid.serialNumber),
  )
  if (!found) throw new TypeError('no certificate of the signer')
  return found
}

const joined = ([one, other]: FoundSignature['covered']): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

const isIntact = async (signer: SignerInfo, certificate: Certificate, covered: Uint8Array<ArrayBuffer>) => {
  const engine = getCrypto(true)
  const { signedAttrs, signature, signatureAlgorithm, digestAlgorithm } = signer
  const stated = signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values[0]?.valueBlock
  const { name: digestName } = engine.getAlgorithmByOID(digestAlgorithm.algorithmId) as { name?: string }
  if (!signedAttrs || !stated || !digestName) return false
  const digest = await crypto.subtle.digest(digestName, covered)
  if (hexOf(stated.valueHexView) !== hexOf(new Uint8Array(digest))) return false
  return engine.verifyWithPublicKey(
    signedAttrs.encodedValue,
    signature,
    certificate.subjectPublicKeyInfo,
    signatureAlgorithm,
    // A plain RSA algorithm identifier does not include the digest.
    ...(signatureAlgorithm.algorithmId === rsa ? [digestName] : []),
  )
}

/** The time that an authority certifies for the signature; undefined if its token is for another one. */
const timeStampOf = async ({ unsignedAttrs, signature }: SignerInfo): Promise<Date | undefined> => {
  const token = unsignedAttrs?.attributes.find(({ type }) => type === timeStampToken)?.values[0]
  if (!token) return undefined
  const stamp = new SignedData({ schema: new ContentInfo({ schema: token }).content })
  const content = stamp.encapContentInfo.eContent
  const holds = await stamp
    .verify({ signer: 0, data: copyOf(signature.valueBlock.valueHexView).buffer, checkChain: false })
    .catch(() => false)
  return content && holds ? TSTInfo.fromBER(copyOf(content.valueBlock.valueHexView)).genTime : undefined
}

/** Checks a signature cryptographically, without the record. Undefined if it cannot be parsed. */
export const checkSignature = async ({
  covered,
  cms,
}: FoundSignature): Promise<CheckedSignature | undefined> => {
  try {
    const data = readSignedData(cms)
    const [signer] = data.signerInfos
    if (!signer) return undefined
    const certificate = certificateOf(data, signer)
    const [fingerprint, intact, timeStampedAt] = await Promise.all([
      sha256(new Uint8Array(certificate.toSchema().toBER())),
      isIntact(signer, certificate, joined(covered)).catch(() => false),
      timeStampOf(signer).catch(() => undefined),
    ])
    return { isIntact: intact, fingerprint, ...(timeStampedAt ? { timeStampedAt } : {}) }
  } catch {
    return undefined
  }
}
