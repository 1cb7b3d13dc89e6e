import type { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { createFileStore } from '../../../functions/data/file-store.ts'

/** A store whose S3 rejects requests, and the received requests. */
const refusingStore = (name: string) => {
  const sent: PutObjectCommand['input'][] = []
  const send = async ({ input }: PutObjectCommand) => {
    sent.push(input)
    throw Object.assign(new Error(name), { name })
  }
  return { sent, files: createFileStore(async () => ({ send }) as unknown as S3Client, 'files') }
}

test('a content-addressed object is stored once: an existing one is a success', async () => {
  const { sent, files } = refusingStore('PreconditionFailed')
  await files.writeOnce('agreements/a/b/c.pdf', Buffer.from('%PDF'), 'application/pdf')
  expect(sent).toMatchObject([{ Key: 'agreements/a/b/c.pdf', IfNoneMatch: '*' }])
})

test('any other failure is an error', async () => {
  const { files } = refusingStore('SlowDown')
  await expect(files.writeOnce('a', Buffer.from(''), 'application/pdf')).rejects.toThrow('SlowDown')
})
