import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { createBulkEventsHandler } from '../../../functions/bulk-events/handler.ts'
import { findEvent, type StoredEvent } from '../../../functions/data/events.ts'
import { createEventsHandler } from '../../../functions/events/handler.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createShopApp, startAt } from '../shops/shop-app.ts'

const app = await createShopApp()
afterAll(() => app.close())

const recordOf = ({ eventId, name }: Pick<StoredEvent, 'eventId' | 'name'>): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: eventId,
    NewImage: { type: { S: 'event' }, eventId: { S: eventId }, name: { S: name } },
  },
})

const incompleteEvents = async () =>
  (await app.everyItem()).flatMap((item) =>
    item.type === 'event' && !item['doneAt'] ? [item as unknown as StoredEvent] : [],
  )

test('a code is sent at once while every import waits for its platform', async () => {
  const sellers = [await signUpSeller(app), await signUpSeller(app), await signUpSeller(app)]
  for (const { companyId } of sellers)
    await app.link(await app.login(companyId), `lane-${companyId.slice(0, 8)}`)
  await app.send(accountEndpoints.sendPhoneCode, {
    body: { phone_country_code: '+852', phone_number: '61234567' },
  })
  const events = await incompleteEvents()
  const imports = events.filter(({ name }) => name === 'shop-reading-due')
  expect(imports).toHaveLength(3)
  const records = [...imports, ...events.filter((event) => !imports.includes(event))].map(recordOf)

  const { promise: responded, resolve: respond } = Promise.withResolvers<void>()
  const held = {
    ...app.deps,
    fetch: (async (...request) => {
      await responded
      return app.deps.fetch(...request)
    }) satisfies typeof fetch,
  }
  let isImported = false
  const importing = createBulkEventsHandler(held)({ Records: records }).then((outcome) => {
    isImported = true
    return outcome
  })
  expect(await createEventsHandler(held)({ Records: records })).toEqual({ batchItemFailures: [] })
  expect([isImported, app.clock.now().toISOString()]).toEqual([false, startAt])
  expect(app.outbox.sent.filter(({ to }) => to === '+85261234567')).toHaveLength(1)
  expect((await incompleteEvents()).map(({ name }) => name)).toEqual(imports.map(({ name }) => name))

  respond()
  expect(await importing).toEqual({ batchItemFailures: [] })
  for (const { eventId } of imports) expect((await findEvent(app.deps.table, eventId))?.doneAt).toBeDefined()
})
