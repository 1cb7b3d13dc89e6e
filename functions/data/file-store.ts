import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'

/** A presigned form upload: a POST to `url` with `fields`, then the file last, as `file`. */
export interface UploadTicket {
  url: string
  fields: Record<string, string>
}

/** Until when nobody, in any role, can delete or overwrite an object. S3 requires a checksum for locked objects. */
export interface ObjectLock {
  ObjectLockMode: 'COMPLIANCE'
  ObjectLockRetainUntilDate: Date
  ChecksumAlgorithm: 'SHA256'
}

/** The bucket of companies' files. */
export interface FileStore {
  /** A presigned POST bound to one key, one content type and one size in bytes, good for `seconds`. */
  presignUpload(upload: {
    key: string
    contentType: string
    size: number
    seconds: number
  }): Promise<UploadTicket>
  /**
   * A link that downloads the object, good for `seconds`. The content is never displayed inline, whatever it is, and no
   * cache stores it.
   */
  presignDownload(download: {
    key: string
    fileName: string
    contentType: string
    seconds: number
  }): Promise<string>
  /** Size in bytes, and S3's own CRC-32 (base64, big-endian) where the store keeps one. */
  head(key: string): Promise<{ size: number; crc32?: string } | undefined>
  read(key: string): Promise<Readable>
  write(key: string, content: Uint8Array, contentType: string, lock?: ObjectLock): Promise<void>
  /** Stores content under a key derived from it: an existing object is identical, and stays the only version. */
  writeOnce(key: string, content: Uint8Array, contentType: string, lock?: ObjectLock): Promise<void>
  remove(key: string): Promise<void>
  /** The keys that begin with `prefix`. */
  list(prefix: string): AsyncGenerator<string>
  /** Leaves the deletion of a locked object to the bucket's lifecycle rule for `erasedTag`, once the lock has ended. */
  leaveToBucket(key: string): Promise<void>
}

/** The tag that the bucket's lifecycle rule deletes by, see `leaveToBucket`. */
export const erasedTag = { name: 'erased', value: 'yes' } as const

/** `text` as the extended value of a header parameter (RFC 8187), which allows less than a URL does. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

// Most calls do not need S3: its client is loaded by the first call that does.
export const createFileStore = (connect: () => Promise<S3Client>, bucket: string): FileStore => ({
  async presignUpload({ key, contentType, size, seconds }) {
    const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post')
    const { url, fields } = await createPresignedPost(await connect(), {
      Bucket: bucket,
      Key: key,
      Conditions: [
        ['content-length-range', size, size],
        ['eq', '$Content-Type', contentType],
      ],
      Fields: { 'Content-Type': contentType },
      Expires: seconds,
    })
    return { url, fields }
  },

  async presignDownload({ key, fileName, contentType, seconds }) {
    const [{ GetObjectCommand }, { getSignedUrl }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ])
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseCacheControl: 'no-store',
      ResponseContentType: contentType,
      ResponseContentDisposition: `attachment; filename*=UTF-8''${extendedValue(fileName)}`,
    })
    return getSignedUrl(await connect(), command, { expiresIn: seconds })
  },

  async head(key) {
    const { HeadObjectCommand, NotFound } = await import('@aws-sdk/client-s3')
    try {
      const client = await connect()
      const result = await client.send(
        new HeadObjectCommand({ Bucket: bucket, Key: key, ChecksumMode: 'ENABLED' }),
      )
      return {
        size: result.ContentLength ?? 0,
        ...(result.ChecksumCRC32 ? { crc32: result.ChecksumCRC32 } : {}),
      }
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  },

  async read(key) {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3')
    const client = await connect()
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return Body as Readable
  },

  async write(key, content, contentType, lock) {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3')
    const client = await connect()
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: content,
        ContentType: contentType,
        ...lock,
      }),
    )
  },

  async writeOnce(key, content, contentType, lock) {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3')
    const client = await connect()
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: content,
      ContentType: contentType,
      IfNoneMatch: '*',
      ...lock,
    })
    await client.send(command).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'PreconditionFailed')) throw error
    })
  },

  async *list(prefix) {
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3')
    const client = await connect()
    let token: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token })
      const { Contents = [], NextContinuationToken } = await client.send(command)
      for (const { Key } of Contents) if (Key) yield Key
      token = NextContinuationToken
    } while (token)
  },

  async leaveToBucket(key) {
    const { PutObjectTaggingCommand } = await import('@aws-sdk/client-s3')
    const client = await connect()
    const { name: Key, value: Value } = erasedTag
    await client.send(
      new PutObjectTaggingCommand({ Bucket: bucket, Key: key, Tagging: { TagSet: [{ Key, Value }] } }),
    )
  },

  async remove(key) {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
    const client = await connect()
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
  },
})
