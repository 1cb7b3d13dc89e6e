import { KMSClient } from '@aws-sdk/client-kms'
import { afterAll, expect, test } from 'vitest'
import { createOriginKeys } from '../../../functions/runtime/origin-keys.ts'
import { localOriginKeyId } from '../../../scripts/local/peers/kms-peer.ts'
import { useTestServices } from '../../support/test-services.ts'

const kms = new KMSClient({
  region: 'ap-southeast-1',
  endpoint: useTestServices().kms,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  maxAttempts: 1,
})
let asked = 0
kms.middlewareStack.add(
  (next) => (request) => {
    asked++
    return next(request)
  },
  { step: 'initialize' },
)
afterAll(() => kms.destroy())

const keysBy = (...ids: string[]) => createOriginKeys(async () => kms, ids)

test('a day’s key is derived from the day and a KMS key', async () => {
  const [key, another] = [keysBy(localOriginKeyId), keysBy(localOriginKeyId)]
  const [today] = await key.of('2027-01-28')
  expect(today).toMatch(/^[\w-]{43}$/)
  expect(await another.of('2027-01-28')).toEqual([today])
  expect(await key.of('2027-01-29')).not.toEqual([today])
  expect(await keysBy(localOriginKeyId, localOriginKeyId).of('2027-01-28')).toEqual([today, today])
})

test('KMS is called once per day even concurrently, and only as many days are cached as a proof may have', async () => {
  const keys = keysBy(localOriginKeyId)
  asked = 0
  await Promise.all(Array.from({ length: 20 }, () => keys.of('2027-01-01')))
  expect(asked).toBe(1)
  for (let day = 2; day <= 9; day++) await keys.of(`2027-01-0${day}`)
  expect(asked).toBe(9)
  await keys.of('2027-01-09')
  expect(asked).toBe(9)
  await keys.of('2027-01-01')
  expect(asked).toBe(10)
})

test('after a refusal of KMS, the next call retries', async () => {
  const keys = keysBy('alias/none')
  asked = 0
  await expect(keys.of('2027-01-28')).rejects.toThrow('does not exist')
  await expect(keys.of('2027-01-28')).rejects.toThrow('does not exist')
  expect(asked).toBe(2)
})
