import { test as base } from '@playwright/test'
import { openDesk, performByTwo, receiveFacility } from '../desk-seller.ts'
import { fillDesk } from './fill-desk.ts'
import type { Filled } from './filled.ts'

interface FilledDesk extends Filled {
  consoleUrl: string
}

/** A stack of the worker's own, whose console has something in every inbox and every list. */
export const test = base.extend<object, { filledDesk: FilledDesk }>({
  filledDesk: [
    async ({}, use) => {
      await using desk = await openDesk()
      const { consoleUrl, local, seller } = desk
      const facilityId = await receiveFacility(seller, local)
      await performByTwo(local, 'facility-limit', { facilityId, limit: '60000.00' })
      await fillDesk({ seller, facilityId, local })
      await use({ consoleUrl, local, seller, facilityId })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
export { expect } from '@playwright/test'
