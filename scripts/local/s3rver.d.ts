declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: readonly { name: string; configs?: readonly string[] }[]
    })
    on(event: 'error', listener: (error: unknown) => void): void
    configureBuckets(): Promise<unknown>
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}
