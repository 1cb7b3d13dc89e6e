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

/** Names the certificate that signs, so that no other with the same key can stand in for it (RFC 5035). */
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

/** In the order that DER has a set in: a reader may encode what it read again before it checks the signature. */
const inSetOrder = (attributes: Attribute[]): Attribute[] =>
  attributes.toSorted((a, b) => Buffer.compare(bytesOf(a.toSchema()), bytesOf(b.toSchema())))

/** An attribute of the signature that is not signed itself: the time-stamp of its value. */
const timeStampAttribute = (token: Uint8Array): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: oids.timeStampToken, values: [readDer(token)] })],
  })

export interface CadesRequest {
  /** SHA-256 of what is signed. */
  digest: Uint8Array
  chain: CertificateChain
  sign(digest: Uint8Array): Promise<Uint8Array>
  /** Of the signature's value; absent where nobody stamps. */
  timeStamp?: ((value: Uint8Array) => Promise<Uint8Array>) | undefined
}

/**
 * A detached CMS signature as PAdES wants it (ETSI EN 319 142-1, level B-B, and B-T with a time-stamp), in DER. Throws
 * where the key is not that of the certificate: such a signature would be worth nothing.
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
  // Signed as the set that they are, stored under the tag of their place.
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
