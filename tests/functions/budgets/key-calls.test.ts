import { expect, test } from 'vitest'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { platformWork } from '../../../scripts/bench/costs/use-profile.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createPaymentAccountsApp } from '../shops/payment-accounts-app.ts'
import { createShopApp } from '../shops/shop-app.ts'

/** Each encryption and decryption is a request to KMS. */
const countKeyCalls = ({ deps }: TestApp): (() => number) => {
  const { seal } = deps
  let calls = 0
  deps.seal = {
    seal: (...given) => {
      calls++
      return seal.seal(...given)
    },
    open: (...given) => {
      calls++
      return seal.open(...given)
    },
  }
  return () => calls
}

test('the daily reading of a shop needs as many requests to KMS as its costs contain', async () => {
  const app = await createShopApp()
  try {
    await app.link(await app.login('company-1'), 'shop-1')
    await app.drainEvents()
    app.clock.advance('P1D')
    const keyCalls = countKeyCalls(app)
    await createJobsHandler(app.deps)({ job: 'shop-reading' })
    await app.drainEvents()
    expect(keyCalls()).toBe(platformWork['shop-reading']?.keyCalls)
  } finally {
    await app.close()
  }
})

test('so does the daily refresh of a payment account', async () => {
  const app = await createPaymentAccountsApp()
  try {
    const { token } = await signUpSeller(app)
    await app.link(token, 'paypal')
    await app.drainEvents()
    const allKeyCalls = countKeyCalls(app)
    const refresh = async () => {
      app.clock.advance('P1D')
      const before = allKeyCalls()
      await createJobsHandler(app.deps)({ job: 'payment-balance-refresh' })
      await app.drainEvents()
      return allKeyCalls() - before
    }
    // The platform's own secret is opened by the first one of a process.
    expect(await refresh()).toBe((platformWork['payment-balance-refresh']?.keyCalls ?? 0) + 1)
    expect(await refresh()).toBe(platformWork['payment-balance-refresh']?.keyCalls)
  } finally {
    await app.close()
  }
})
