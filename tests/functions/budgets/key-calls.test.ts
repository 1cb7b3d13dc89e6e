import type { KMSClient } from '@aws-sdk/client-kms'
import { expect, test } from 'vitest'
import { createFieldEncryption, dataKeyDays } from '../../../functions/data/field-encryption.ts'
import { createJobsHandler, type ScheduledJob } from '../../../functions/jobs/handler.ts'
import { platformWork } from '../../../scripts/bench/costs/use-profile.ts'
import { connectKmsInProcess } from '../../support/kms-in-process.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { useTestServices } from '../../support/test-services.ts'
import { createPaymentAccountsApp } from '../shops/payment-accounts-app.ts'
import { createShopApp } from '../shops/shop-app.ts'

/** The number of KMS requests of a job on each of `days` days. */
const keyCallsByDay = async ({ deps, clock, drainEvents }: TestApp, job: ScheduledJob, days: number) => {
  const kms = connectKmsInProcess(useTestServices().masterKeyFile)
  let calls = 0
  const counted = {
    send: (command: Parameters<KMSClient['send']>[0]) => {
      calls++
      return kms.send(command)
    },
  } as unknown as KMSClient
  deps.seal = createFieldEncryption(async () => counted, deps.config.sealKeyId, deps.clock)
  const byDay: number[] = []
  while (byDay.length < days) {
    clock.advance('P1D')
    calls = 0
    await createJobsHandler(deps)({ job })
    await drainEvents()
    byDay.push(calls)
  }
  return byDay
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

test('a month of readings of a shop needs as many requests to KMS as its costs contain', async () => {
  const app = await createShopApp()
  try {
    await app.link(await app.login('company-1'), 'shop-1')
    await app.drainEvents()
    const days = dataKeyDays + 1
    const calls = sumOf(await keyCallsByDay(app, 'shop-reading', days))
    const contained = days * (platformWork['shop-reading']?.keyCalls ?? 0)
    expect(calls).toBeGreaterThan(contained - 1)
    expect(calls).toBeLessThanOrEqual(contained)
  } finally {
    await app.close()
  }
})

test('so have those of a payment account', async () => {
  const app = await createPaymentAccountsApp()
  try {
    const { token } = await signUpSeller(app)
    await app.link(token, 'paypal')
    await app.drainEvents()
    const byDay = await keyCallsByDay(app, 'payment-balance-refresh', 3)
    // The first refresh of a process also decrypts the platform's own secret.
    expect(byDay).toEqual([2, 1, 1])
    expect(platformWork['payment-balance-refresh']?.keyCalls).toBe(1 + 1 / dataKeyDays)
  } finally {
    await app.close()
  }
})
