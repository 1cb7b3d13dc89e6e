import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** A substitute for one AWS service: handles a request of its wire protocol. */
export type Peer = (call: {
  headers: IncomingHttpHeaders
  body: Buffer
  response: ServerResponse
}) => void | Promise<void>
