import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Integer, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { bytesOf, oids } from '../../../functions/documents/der.ts'
import { makeCertificate, purposes } from '../../certificates/make-certificate.ts'
import { localValidity } from '../local-validity.ts'
import type { Peer } from './peer.ts'
import { signDigest } from './sign-digest.ts'

const modulusLength = 2048
const statementType = '1.2.840.113549.1.9.16.1.4'
/** Of an authority that is none. */
const policy = '1.3.6.1.4.1.99999.1'
const setTag = 0x31

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

const createAuthority = async () => {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength })
  const sign = (digest: Uint8Array) => signDigest(privateKey, digest)
  const pem = await makeCertificate(
    {
      publicKey: publicKey.export({ type: 'spki', format: 'der' }),
      sign: async (digest) => sign(digest),
    },
    {
      subject: { country: 'HK', organization: 'Local stack', commonName: 'Time-stamps of the local stack' },
      serial: randomBytes(16),
      ...localValidity,
      purpose: purposes.timeStamps,
    },
  )
  const der = Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  return { certificate: Certificate.fromBER(der), der, sign }
}

type Authority = Awaited<ReturnType<typeof createAuthority>>

/** The statement: which digest existed, and when. */
const statementOf = ({ messageImprint, nonce }: TimeStampReq, at: Date): Uint8Array =>
  bytesOf(
    new TSTInfo({
      version: 1,
      policy,
      messageImprint,
      serialNumber: new Integer({ valueHex: new Uint8Array([0x01, ...randomBytes(15)]) }),
      genTime: at,
      ...(nonce ? { nonce } : {}),
    }).toSchema(),
  )

const attributesOf = (statement: Uint8Array, { der }: Authority): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({
        type: oids.contentType,
        values: [new ObjectIdentifier({ value: statementType })],
      }),
      new Attribute({
        type: oids.messageDigest,
        values: [new OctetString({ valueHex: sha256(statement) })],
      }),
      new Attribute({
        type: oids.signingCertificateV2,
        values: [
          new Sequence({
            value: [
              new Sequence({
                value: [new Sequence({ value: [new OctetString({ valueHex: sha256(der) })] })],
              }),
            ],
          }),
        ],
      }),
    ],
  })

const signedStatement = (statement: Uint8Array, authority: Authority): SignedData => {
  const { certificate, sign } = authority
  const hash = new AlgorithmIdentifier({ algorithmId: oids.sha256 })
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: statementType })
  // In one piece, as DER has it: the constructor would cut it into several.
  encapContentInfo.eContent = new OctetString({ valueHex: statement })
  const signedAttrs = attributesOf(statement, authority)
  const toSign = bytesOf(signedAttrs.toSchema())
  toSign[0] = setTag
  return new SignedData({
    version: 3,
    digestAlgorithms: [hash],
    encapContentInfo,
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        digestAlgorithm: hash,
        signedAttrs,
        signatureAlgorithm: new AlgorithmIdentifier({
          algorithmId: oids.rsaEncryption,
          algorithmParams: new Null(),
        }),
        signature: new OctetString({ valueHex: sign(sha256(toSign)) }),
      }),
    ],
  })
}

/**
 * A time-stamp authority (RFC 3161) with the stack's clock. Its key is created at the first request, and not stored.
 */
export const createTimeStampPeer = (now: () => Date): Peer => {
  let authority: Promise<Authority> | undefined
  return async ({ body, response }) => {
    authority ??= createAuthority()
    const statement = statementOf(TimeStampReq.fromBER(body), now())
    const answer = new TimeStampResp({
      status: new PKIStatusInfo({ status: PKIStatus.granted }),
      timeStampToken: new ContentInfo({
        contentType: oids.signedData,
        content: signedStatement(statement, await authority).toSchema(true),
      }),
    })
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(bytesOf(answer.toSchema()))
  }
}
