import { createSign, createVerify } from 'node:crypto'

/** The signed parts of a message. `time` is that of the request, or of the response. */
export interface SignedMessage {
  path: string
  clientId: string
  time: string
  body: string
}

const baseOf = ({ path, clientId, time, body }: SignedMessage): string =>
  `POST ${path}\n${clientId}.${time}.${body}`

/** The signature header: SHA-256 with RSA, in Base64, percent-encoded. */
export const signWorldfirstMessage = (privateKey: string, message: SignedMessage): string => {
  const signature = createSign('sha256').update(baseOf(message)).sign(privateKey, 'base64')
  return `algorithm=RSA256, keyVersion=2, signature=${encodeURIComponent(signature)}`
}

export const isWorldfirstSignature = (
  publicKey: string,
  message: SignedMessage,
  header: string | null,
): boolean => {
  const given = /(?:^|[\s,])signature=([^,\s]+)/.exec(header ?? '')?.[1]
  if (given === undefined) return false
  return createVerify('sha256').update(baseOf(message)).verify(publicKey, decodeURIComponent(given), 'base64')
}
