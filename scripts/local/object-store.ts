import type { IncomingMessage, ServerResponse } from 'node:http'
import S3rver from 's3rver'

/** The bucket that documents live in. */
export const filesBucket = 'seller-files'

/** The only credentials that s3rver knows. */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** S3, kept in `folder`, as a request handler for paths that begin with the bucket's name. */
export const openObjectStore = async (folder: string): Promise<HandleRequest> => {
  const store = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: filesBucket }],
  })
  // Koa prints the stack of every refusal, a missing object included; the caller gets them as S3 words them.
  store.on('error', () => {})
  await store.configureBuckets()
  return store.callback()
}
