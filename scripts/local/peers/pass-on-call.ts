import type { IncomingHttpHeaders } from 'node:http'

/** Has the service at `address` answer a call of the query protocol. */
export const passOnCall = (
  address: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer },
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': headers['content-type'] ?? '',
      authorization: headers.authorization ?? '',
    },
    body: new Uint8Array(body),
    // aws-ses-v2-local leaves calls that it does not know without an answer.
    signal: AbortSignal.timeout(5000),
  })
