import { rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import S3rver from 's3rver'

/** The bucket of companies' files. */
export const filesBucket = 'seller-files'

/** s3rver's only credentials. */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Receives the key of each stored object. */
export type OnStored = (key: string) => void

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

// s3rver responds when it has read an object, possibly before the last bytes are in its file: an immediate reader would
// see a part of it. And it makes paths of keys, whatever is in them.
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

// Its own version removes folders that became empty, even one that another object is being written to, which ends the
// process.
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
  // Koa prints the stack of every error, a missing object included; the caller gets them in S3's format.
  server.on('error', () => {})
  storeWholeObjects(server, onStored)
  deleteObjectsAlone(server)
  await server.configureBuckets()
  return server.callback()
}
