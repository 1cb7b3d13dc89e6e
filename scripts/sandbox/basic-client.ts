import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const equalSecrets = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

const formDecode = (text: string): string => new URLSearchParams(`_=${text}`).get('_') ?? ''

/** RFC 6749, section 2.3.1: client id and secret as HTTP Basic, each form-encoded. */
export const isClient = (
  req: IncomingMessage,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): boolean => {
  const encoded = req.headers.authorization?.match(/^Basic ([\w+/]+=*)$/i)?.[1]
  if (!encoded) return false
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return equalSecrets(`${formDecode(id)}:${formDecode(secret.join(':'))}`, `${clientId}:${clientSecret}`)
}
