import { createSign, createVerify } from 'node:crypto'

/** A call as it is signed. `epoch` is in seconds. */
export interface SignedCall {
  method: string
  path: string
  epoch: number
  /** Empty without one. */
  body: string
}

const header = (privateKey: string, epoch: number, base: string): string =>
  `t=${epoch},v=${createSign('sha256').update(base).sign(privateKey, 'base64')}`

/** The header `LLPAY-Signature` of a call without a query: SHA-256 with RSA, in Base64. */
export const signLianlianCall = (privateKey: string, { method, path, epoch, body }: SignedCall): string =>
  header(privateKey, epoch, `${method}&${path}&${epoch}&${body}`)

/** Whether the header of a response is LianLian's signature of its body. */
export const isLianlianSignature = (publicKey: string, body: string, given: string | null): boolean => {
  const [, epoch, signature] = /^t=(\d+),\s*v=(\S+)$/.exec(given ?? '') ?? []
  if (epoch === undefined || signature === undefined) return false
  return createVerify('sha256').update(`${epoch}&${body}`).verify(publicKey, signature, 'base64')
}
