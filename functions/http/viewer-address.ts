import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  originKeyDays,
  originProofHeader,
  proofSeconds,
  provenText,
  viewerAddressHeader,
} from '#shared/site/origin-proof.ts'
import type { Config } from '../runtime/config.ts'
import { originKeyOf } from './origin-key.ts'

/** What of a call tells where it came from. */
export interface Call {
  headers: Record<string, string | undefined>
  requestContext: { http: { sourceIp: string } }
}

const dayMs = 24 * 60 * 60_000
const proof = /^(?<day>\d{4}-\d{2}-\d{2})\.(?<seconds>\d{1,12})\.(?<signature>[0-9a-f]{64})$/

/** Whether a key of that day is still one, or already: clocks differ by seconds. */
const isDayOfKey = (day: string, now: number): boolean => {
  const began = Date.parse(day)
  return began - proofSeconds * 1000 <= now && now < began + originKeyDays * dayMs
}

const isProven = (given: string, address: string, secrets: readonly string[], now: Date): boolean => {
  const { day, seconds, signature } = proof.exec(given)?.groups ?? {}
  if (!day || !seconds || !signature || !isDayOfKey(day, now.getTime())) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > proofSeconds) return false
  const signed = Buffer.from(signature, 'hex')
  const text = provenText(Number(seconds), address)
  return secrets.some((secret) =>
    timingSafeEqual(signed, createHmac('sha256', originKeyOf(secret, day)).update(text).digest()),
  )
}

/**
 * The network address that a call comes from. Behind the distribution API Gateway sees only the edge's, so the one that
 * the distribution wrote counts. Undefined where a call came past the distribution, and so past its firewall.
 */
export const viewerAddress = (
  { headers, requestContext }: Call,
  { originSecrets }: Pick<Config, 'originSecrets'>,
  now: Date,
): string | undefined => {
  if (!originSecrets) return requestContext.http.sourceIp
  const address = headers[viewerAddressHeader] ?? ''
  return isProven(headers[originProofHeader] ?? '', address, originSecrets, now) ? address : undefined
}
