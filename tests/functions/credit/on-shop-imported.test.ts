import { describe, expect, test } from 'vitest'
import { findEvent } from '../../../functions/data/events.ts'
import { deliver } from '../../support/event-lanes.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createLimitStory } from './limit-story.ts'

const app = await useTestApp()
const story = createLimitStory(app)

describe('the limit of a company whose orders are being imported', () => {
  test('waits for the end of the last import, without failures', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20), { status: 'importing' })
    await story.linkShop(seller, 'two', story.evenMonths(20), { status: 'pending' })
    const signed = await story.completeSigning(seller)
    await deliver(signed, app.deps)
    expect((await findEvent(app.deps.table, signed))?.doneAt).toBe(app.clock.now().toISOString())
    await deliver(await story.endImport(seller, 'two', 'failed'), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'calculating' })
    const ended = await story.endImport(seller, 'one')
    await Promise.all(Array.from({ length: 5 }, () => deliver(ended, app.deps)))
    await deliver(ended, app.deps)
    expect(await story.facilitiesOf(seller)).toHaveLength(1)
    // The shop whose import failed does not count.
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
  })

  test('is granted with the last signature if the import ended before', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20), { status: 'importing' })
    await deliver(await story.endImport(seller, 'one'), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'none' })
    await deliver(await story.completeSigning(seller), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
  })

  test('is granted once if both end concurrently', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20), { status: 'importing' })
    const events = [await story.completeSigning(seller), await story.endImport(seller, 'one')]
    await Promise.all([...events, ...events, ...events].map((eventId) => deliver(eventId, app.deps)))
    expect(await story.facilitiesOf(seller)).toHaveLength(1)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
    for (const eventId of events)
      expect((await findEvent(app.deps.table, eventId))?.doneAt).toBe(app.clock.now().toISOString())
  })

  test('is refused if the import fails', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', [], { status: 'importing' })
    await deliver(await story.completeSigning(seller), app.deps)
    await deliver(await story.endImport(seller, 'one', 'failed'), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'failed', failure_reason: 'noShops' })
  })

  test('once decided, is not affected by later imports', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20))
    await deliver(await story.completeSigning(seller), app.deps)
    await story.linkShop(seller, 'two', story.evenMonths(20), { status: 'importing' })
    await deliver(await story.endImport(seller, 'two'), app.deps)
    expect(await story.facilitiesOf(seller)).toHaveLength(1)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
  })
})
