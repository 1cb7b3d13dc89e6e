import { rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import S3rver from 's3rver'

/** The bucket that the files of companies live in. */
export const filesBucket = 'seller-files'

/** The only credentials that s3rver knows. */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Told the key of each object that was stored. */
export type OnStored = (key: string) => void

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

// s3rver answers when it has read an object, which may be a moment before the last bytes are in its file: a reader
// that comes at once would see a part of it. And it makes paths of keys, whatever is in them.
const storeWholeObjects = ({ store }: S3rver, onStored: OnStored): void => {
  const putObject = store.putObject.bind(store)
  store.putObject = async (object) => {
    if (object.key.split('/').includes('..')) throw new Error('a key that leads out of the bucket')
    const stored = await putObject(object)
    const path = store.getResourcePath(object.bucket, object.key, 'object')
    while ((await stat(path)).size < stored.size) await new Promise((resolve) => setTimeout(resolve, 1))
    onStored(object.key)
    return stored
  }
}

// Its own removes the folders that became empty, even one that another object is being written to, which ends the process.
const deleteObjectsAlone = ({ store }: S3rver): void => {
  store.deleteObject = async (bucket, key) => {
    await Promise.all(
      (['object', 'object.md5', 'metadata.json'] as const).map((part) =>
        rm(store.getResourcePath(bucket, key, part), { force: true }),
      ),
    )
  }
}

/** S3, kept in `folder`, as a request handler for paths that begin with the bucket's name. */
export const openObjectStore = async (
  folder: string,
  onStored: OnStored = () => {},
): Promise<HandleRequest> => {
  const server = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: filesBucket }],
  })
  // Koa prints the stack of every refusal, a missing object included; the caller gets them as S3 words them.
  server.on('error', () => {})
  storeWholeObjects(server, onStored)
  deleteObjectsAlone(server)
  await server.configureBuckets()
  return server.callback()
}
