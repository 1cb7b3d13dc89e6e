import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  PutObjectRetentionCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileStore } from '../../functions/data/file-store.ts'
import { objectLockFor } from '../../functions/data/object-lock.ts'
import { localRegion } from '../../scripts/local/local-region.ts'
import { useTestServices } from '../support/test-services.ts'

const { s3: endpoint, filesBucket } = useTestServices()
const s3 = new S3Client({
  region: localRegion,
  endpoint,
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
})
afterAll(() => s3.destroy())

const content = Buffer.from('%PDF-1.7 as it was signed')

const base64Crc32Of = (bytes: Uint8Array): string => {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(bytes))
  return checksum.toString('base64')
}

describe('an object written with a checksum', () => {
  const files = createFileStore(async () => s3, filesBucket)
  const put = (key: string, checksum: string) =>
    s3.send(new PutObjectCommand({ Bucket: filesBucket, Key: key, Body: content, ChecksumCRC32: checksum }))

  test('is stored with a correct checksum', async () => {
    const key = `documents/${randomUUID()}`
    await put(key, base64Crc32Of(content))
    expect(await files.head(key)).toEqual({ size: content.length, crc32: base64Crc32Of(content) })
  })

  test('is refused with a wrong checksum, and not stored', async () => {
    const key = `documents/${randomUUID()}`
    await expect(put(key, base64Crc32Of(Buffer.from('another')))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 400 },
    })
    expect(await files.head(key)).toBeUndefined()
  })
})

describe('an object written with a lock', () => {
  const bucket = `locked-${randomUUID()}`
  const files = createFileStore(async () => s3, bucket)
  const now = new Date()
  const lock = objectLockFor(7, now)
  const key = 'agreements/paper.pdf'

  const versions = async () =>
    (await s3.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key }))).Versions ?? []

  beforeAll(async () => {
    await s3.send(
      new CreateBucketCommand({
        Bucket: bucket,
        CreateBucketConfiguration: { LocationConstraint: localRegion },
        ObjectLockEnabledForBucket: true,
      }),
    )
    await files.writeOnce(key, content, 'application/pdf', lock)
  })

  test('is stored once, however often it is written', async () => {
    await files.writeOnce(key, Buffer.from('another'), 'application/pdf', lock)
    expect(await buffer(await files.read(key))).toEqual(content)
    expect(await versions()).toHaveLength(1)
  })

  test('cannot be deleted, and its lock cannot be shortened', async () => {
    const [version] = await versions()
    const object = { Bucket: bucket, Key: key, VersionId: version?.VersionId }
    await expect(
      s3.send(new DeleteObjectCommand({ ...object, BypassGovernanceRetention: true })),
    ).rejects.toMatchObject({ name: 'AccessDenied' })
    const Retention = { Mode: 'COMPLIANCE', RetainUntilDate: new Date(now.getTime() + 86_400_000) } as const
    await expect(s3.send(new PutObjectRetentionCommand({ ...object, Retention }))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
    expect(await versions()).toHaveLength(1)
  })

  test('survives a delete marker and an overwrite', async () => {
    const [version] = await versions()
    await files.write(key, Buffer.from('another'), 'application/pdf', lock)
    await files.remove(key)
    expect(await files.head(key)).toBeUndefined()
    expect((await versions()).map(({ VersionId }) => VersionId)).toContain(version?.VersionId)
  })
})
