declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Store {
    putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>
    deleteObject(bucket: string, key: string): Promise<void>
    getResourcePath(bucket: string, key: string, resource: 'object' | 'object.md5' | 'metadata.json'): string
  }

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: readonly { name: string; configs?: readonly string[] }[]
    })
    readonly store: Store
    on(event: 'error', listener: (error: unknown) => void): void
    configureBuckets(): Promise<unknown>
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}
