import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  originKeyDays,
  originProofHeader,
  proofSeconds,
  signedProofText,
  viewerAddressHeader,
} from '#shared/site/origin-proof.ts'
import type { Deps } from '../runtime/deps.ts'
import type { OriginKeys } from '../runtime/origin-keys.ts'

/** The fields of a call that show its origin. */
export interface Call {
  headers: Record<string, string | undefined>
  requestContext: { requestId: string; http: { sourceIp: string } }
}

const dayMs = 24 * 60 * 60_000
const proof =
  /^(?<day>\d{4}-\d{2}-\d{2})\.(?<seconds>\d{1,12})\.(?<signatures>[0-9a-f]{64}(?:\.[0-9a-f]{64})?)$/

/** Whether a key of that day is valid now: clocks differ by seconds. */
const isDayOfKey = (day: string, now: number): boolean => {
  const began = Date.parse(day)
  return began - proofSeconds * 1000 <= now && now < began + originKeyDays * dayMs
}

const isProven = async (
  given: string,
  address: string,
  originKeys: OriginKeys,
  now: Date,
): Promise<boolean> => {
  const { day, seconds, signatures } = proof.exec(given)?.groups ?? {}
  if (!day || !seconds || !signatures || !isDayOfKey(day, now.getTime())) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > proofSeconds) return false
  const text = signedProofText(Number(seconds), address)
  const keys = await originKeys.of(day)
  const signed = signatures.split('.').map((each) => Buffer.from(each, 'hex'))
  return keys.some((key) => {
    const expected = createHmac('sha256', key).update(text).digest()
    return signed.some((each) => timingSafeEqual(each, expected))
  })
}

/**
 * The network address of a call. Behind the distribution API Gateway sees only the edge's, so the distribution's header
 * counts. Undefined if a call bypassed the distribution, and so its firewall.
 */
export const viewerAddress = async (
  { headers, requestContext }: Call,
  { originKeys, clock, log }: Pick<Deps, 'originKeys' | 'clock' | 'log'>,
): Promise<string | undefined> => {
  if (!originKeys) return requestContext.http.sourceIp
  const address = headers[viewerAddressHeader] ?? ''
  if (await isProven(headers[originProofHeader] ?? '', address, originKeys, clock())) return address
  // Counted by an alarm: anybody who finds the API's own address can invoke a Lambda through the gateway.
  log('info', 'a call came past the distribution', { requestId: requestContext.requestId })
  return undefined
}
