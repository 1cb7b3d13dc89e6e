import { createHash } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { bytesOf, oids } from './der.ts'
import { fetchDer } from './fetch-der.ts'

const granted = [0, 1]

/** Positive, so that it is returned as it was sent. */
const asNonce = (bytes: Uint8Array): Integer =>
  new Integer({ valueHex: new Uint8Array([0x01, ...bytes.subarray(0, 8)]) })

const certificatesIn = (signed: SignedData): Uint8Array[] =>
  (signed.certificates ?? []).map((each) => bytesOf(each.toSchema()))

export interface TimeStamp {
  /** A CMS signature of the authority's, in DER. */
  token: Uint8Array
  /** The authority's certificate and its issuers, in DER. */
  certificates: Uint8Array[]
}

/**
 * Requests a time-stamp of the SHA-256 of `content` (RFC 3161). Throws if the authority refuses, or returns anything
 * but a valid stamp of this very content.
 */
export const requestTimeStamp = async (
  fetch: typeof globalThis.fetch,
  url: string,
  content: Uint8Array,
  drawn: Uint8Array,
): Promise<TimeStamp> => {
  const nonce = asNonce(drawn)
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage: new OctetString({ valueHex: createHash('sha256').update(content).digest() }),
    }),
    nonce,
    certReq: true,
  })
  const answer = TimeStampResp.fromBER(
    await fetchDer(fetch, url, {
      contentType: 'application/timestamp-query',
      body: bytesOf(request.toSchema()),
    }),
  )
  if (!granted.includes(answer.status.status) || !answer.timeStampToken)
    throw new Error(`the time-stamp authority answered status ${answer.status.status}`)
  const signed = new SignedData({ schema: answer.timeStampToken.content })
  const stated = signed.encapContentInfo.eContent
  if (!stated) throw new Error('the time-stamp states nothing')
  const { nonce: returned } = TSTInfo.fromBER(stated.getValue())
  if (!returned?.isEqual(nonce)) throw new Error('the time-stamp is of another request')
  // Also verifies that the stamped digest is the content's. The chain is not checked: the authority is the configured
  // one.
  if (!(await signed.verify({ signer: 0, checkChain: false, data: new Uint8Array(content).buffer })))
    throw new Error('the signature of the time-stamp is wrong')
  return { token: bytesOf(answer.timeStampToken.toSchema()), certificates: certificatesIn(signed) }
}
