import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** Stands in for one AWS service: answers a request of its wire protocol. */
export type Peer = (call: {
  headers: IncomingHttpHeaders
  body: Buffer
  response: ServerResponse
}) => void | Promise<void>
