import type { IncomingHttpHeaders } from 'node:http'

/** Forwards a call of the query protocol to the service at `address`. */
export const forwardCall = (
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
    // aws-ses-v2-local never responds to unknown calls.
    signal: AbortSignal.timeout(5000),
  })
