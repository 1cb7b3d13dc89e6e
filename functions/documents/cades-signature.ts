import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  GeneralNames,
  IssuerAndSerialNumber,
  IssuerSerial,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { CertificateChain } from './certificates.ts'
import { bytesOf, oids, readDer } from './der.ts'

const setTag = 0x31

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Identifies the signing certificate, so that no other with the same key can replace it (RFC 5035). */
const signingCertificate = (signer: Certificate, der: Uint8Array): Attribute =>
  new Attribute({
    type: oids.signingCertificateV2,
    values: [
      new Sequence({
        value: [
          new Sequence({
            value: [
              new Sequence({
                value: [
                  new OctetString({ valueHex: sha256(der) }),
                  new IssuerSerial({
                    issuer: new GeneralNames({ names: [new GeneralName({ type: 4, value: signer.issuer })] }),
                    serialNumber: signer.serialNumber,
                  }).toSchema(),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })

/** In the order of a DER set: a reader may re-encode it before checking the signature. */
const inSetOrder = (attributes: Attribute[]): Attribute[] =>
  attributes.toSorted((a, b) => Buffer.compare(bytesOf(a.toSchema()), bytesOf(b.toSchema())))

/** An unsigned attribute of the signature: the time-stamp of its value. */
const timeStampAttribute = (token: Uint8Array): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: oids.timeStampToken, values: [readDer(token)] })],
  })

export interface CadesRequest {
  /** SHA-256 of the signed content. */
  digest: Uint8Array
  chain: CertificateChain
  sign(digest: Uint8Array): Promise<Uint8Array>
  /** Time-stamps the signature's value; absent without an authority. */
  timeStamp?: ((value: Uint8Array) => Promise<Uint8Array>) | undefined
}

/**
 * A detached CMS signature for PAdES (ETSI EN 319 142-1, level B-B, and B-T with a time-stamp), in DER. Throws if the
 * key does not belong to the certificate: such a signature would be worthless.
 */
export const signCades = async ({ digest, chain, sign, timeStamp }: CadesRequest): Promise<Uint8Array> => {
  const { certificate: der, issuers } = chain
  const signer = Certificate.fromBER(der)
  const hash = new AlgorithmIdentifier({ algorithmId: oids.sha256 })
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: inSetOrder([
      new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
      new Attribute({ type: oids.messageDigest, values: [new OctetString({ valueHex: digest })] }),
      signingCertificate(signer, der),
    ]),
  })
  // The attributes are signed under the tag of a set, and stored under the tag of their position.
  const toSign = bytesOf(signedAttrs.toSchema())
  toSign[0] = setTag
  const signature = await sign(sha256(toSign))
  if (!createVerify('sha256').update(toSign).verify(new X509Certificate(der).publicKey, signature))
    throw new Error('the key is not that of the certificate')

  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
    digestAlgorithm: hash,
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier({
      algorithmId: oids.rsaEncryption,
      algorithmParams: new Null(),
    }),
    signature: new OctetString({ valueHex: signature }),
    ...(timeStamp ? { unsignedAttrs: timeStampAttribute(await timeStamp(signature)) } : {}),
  })
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [hash],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: [signer, ...issuers.map((each) => Certificate.fromBER(each))],
    signerInfos: [signerInfo],
  })
  return bytesOf(new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) }).toSchema())
}
