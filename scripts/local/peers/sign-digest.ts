import { type KeyObject, privateEncrypt } from 'node:crypto'

/** The prefix of a SHA-256 for RSA signatures (RFC 8017, 9.2). */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** Signs a SHA-256 by RSA (PKCS #1 v1.5), which `node:crypto` supports for whole messages only. */
export const signDigest = (key: KeyObject, digest: Uint8Array): Buffer =>
  privateEncrypt(key, Buffer.concat([digestInfo, digest]))
