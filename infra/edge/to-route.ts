import cloudfront from 'cloudfront'
// biome-ignore lint/style/useNodejsImportProtocol: CloudFront's runtime has it under this name alone
import crypto from 'crypto'
import { largeBodyRefusal, maxBodyBytes } from '#shared/api/large-body.ts'
import {
  originKeyEntry,
  originProofHeader,
  signedProofText,
  viewerAddressHeader,
  writeProof,
} from '#shared/site/origin-proof.ts'

interface Request {
  uri: string
  readonly headers: Record<string, { value: string } | undefined>
}

const store = cloudfront.kvs()

/** Refuses a body that the API cannot take, in its own envelope. A body of undeclared length is left to the API. */
const refuseLargeBody = ({ uri, headers }: Request) => {
  const { 'content-length': length, 'content-type': type, 'accept-language': language } = headers
  if (Number(length?.value ?? 0) <= maxBodyBytes(type?.value)) return undefined
  return {
    statusCode: 400,
    statusDescription: 'Bad Request',
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: JSON.stringify(largeBodyRefusal(uri, language?.value)) },
  }
}

/**
 * Passes the caller's address to the API, with a proof from the distribution: the API sees only the edge's address, and
 * headers of these names from a browser are overwritten. It signs with each key of its entry, so that Lambdas of the next
 * and of the previous release know one of them. Removes a trailing slash, which no route has. Without a key it fails,
 * which raises the site's alarm: the API would refuse the call.
 */
export async function handler(event: {
  readonly request: Request
  readonly viewer: { readonly ip: string }
}): Promise<Request | NonNullable<ReturnType<typeof refuseLargeBody>>> {
  const request = event.request
  const refusal = refuseLargeBody(request)
  if (refusal) return refusal
  const address = event.viewer.ip
  const seconds = Math.floor(Date.now() / 1000)
  const entry = await store.get(originKeyEntry)
  const day = entry.slice(0, entry.indexOf('.'))
  const text = signedProofText(seconds, address)
  const keys = entry.slice(day.length + 1).split('.')
  const signatures = keys.map((key) => crypto.createHmac('sha256', key).update(text).digest('hex'))
  request.headers[viewerAddressHeader] = { value: address }
  request.headers[originProofHeader] = { value: writeProof(day, seconds, signatures) }
  request.uri = request.uri.replace(/(.)\/$/, '$1')
  return request
}
