import { assert, asyncProperty, boolean, constantFrom, record } from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type NotificationKindName, notificationKinds } from '#shared/notifications/notification-kinds.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { defaultPreferences, type Preferences } from '#shared/notifications/preferences.ts'
import { isOptional } from '#shared/notifications/topics.ts'
import { putPreferences } from '../../../functions/data/preferences.ts'
import { sendNotification } from '../../../functions/events/send-notification.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { sampleNotification } from '../../support/sample-notification.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { getPreferences, savePreferences } = notificationsEndpoints

const nothing = { reviews: false, receipts: false, limit: false, shops: false }
const nightly = { enabled: true, from: '22:00', to: '08:00', zone: 'Asia/Hong_Kong' } as const

type Seller = Awaited<ReturnType<typeof signUpSeller>>

const app = await useTestApp()
const seller = await signUpSeller(app)
beforeEach(async () => {
  await choose(defaultPreferences)
  await app.drainEvents()
  app.outbox.sent.length = 0
})

const choose = (preferences: Preferences) =>
  app.deps.table.write(putPreferences(app.deps.table, seller.userId, preferences))

const of = ({ token }: Pick<Seller, 'token'>) => app.send(getPreferences, { body: {} }, { token })

/** Noon in Hong Kong, and midnight. */
const noon = '2027-03-01T04:00:00.000Z'
const midnight = '2027-03-01T16:00:00.000Z'

/** Sends a notification with `text` in place of each of its names. */
const tell = (kind: NotificationKindName, text = 'as it stands') => {
  const at = app.clock.now().toISOString()
  const { companyId, userId } = seller
  return sendNotification({ ...sampleNotification(companyId, kind, text), userIds: [userId] }, app.deps, {
    eventId: `${kind} ${text} ${at}`,
    at,
    done: undefined as never,
  })
}

/** The kinds that are mailed. */
const kinds = (Object.keys(notificationKinds) as NotificationKindName[]).filter(
  (kind) => 'to' in notificationKinds[kind],
)

const mailsOf = (text: string) =>
  app.outbox.sent.filter((sent) => sent.to === seller.email && sent.text.includes(text))

const mails = (text = '') => mailsOf(text).length

const save = (body: object) => app.sendRaw(savePreferences, { body: JSON.stringify(body) }, seller)

describe('the preferences', () => {
  test('are the defaults at first, and what was saved from then on', async () => {
    const other = await signUpSeller(app)
    expect((await of(other)).data).toEqual(defaultPreferences)
    const chosen = {
      mail: { ...nothing, limit: true },
      quiet_hours: { ...nightly, zone: 'Europe/London' },
    } as const
    expect((await app.send(savePreferences, { body: chosen }, other)).data).toEqual(chosen)
    expect((await of(other)).data).toEqual(chosen)
    // Nobody else's changed.
    expect((await of(seller)).data).toEqual(defaultPreferences)
  })

  test.each([
    ['mail.shops', { mail: { ...nothing, shops: 'yes' } }, 'required'],
    ['mail.limit', { mail: { reviews: true, receipts: true, shops: true } }, 'required'],
    ['quiet_hours.enabled', { quiet_hours: { ...nightly, enabled: 1 } }, 'required'],
    ['quiet_hours.from', { quiet_hours: { ...nightly, from: '24:00' } }, 'invalid'],
    ['quiet_hours.from', { quiet_hours: { ...nightly, from: 22 } }, 'required'],
    ['quiet_hours.to', { quiet_hours: { ...nightly, to: '8:00' } }, 'invalid'],
    ['quiet_hours.to', { quiet_hours: { ...nightly, to: '22:00' } }, 'invalid'],
    ['quiet_hours.zone', { quiet_hours: { ...nightly, zone: 'Mars/Olympus' } }, 'unknownOption'],
  ])('are refused where %s is wrong, and stay as they were', async (field, change, rule) => {
    const refused = await save({ ...defaultPreferences, ...change })
    expect(refused.errors).toEqual([{ field: `body.${field}`, rule }])
    expect((await of(seller)).data).toEqual(defaultPreferences)
  })

  test('name every wrong field at once', async () => {
    const { errors } = await save({ mail: {}, quiet_hours: { ...nightly, from: 'noon', zone: '' } })
    expect(errors?.map(({ field }) => field).toSorted()).toEqual([
      'body.mail.limit',
      'body.mail.receipts',
      'body.mail.reviews',
      'body.mail.shops',
      'body.quiet_hours.from',
      'body.quiet_hours.zone',
    ])
  })

  test('know no way to switch off what must be told', async () => {
    const mail = { ...nothing, bills: false, contracts: false, security: false }
    await save({ mail, quiet_hours: defaultPreferences.quiet_hours })
    expect((await of(seller)).data.mail).toEqual(nothing)
    await tell('charge-due-today')
    expect(mails()).toBe(1)
  })
})

describe('a mail', () => {
  test('that must be told goes at once whatever was chosen and whatever the hour, any other as it was chosen', async () => {
    const choice = record({ reviews: boolean(), receipts: boolean(), limit: boolean(), shops: boolean() })
    await assert(
      asyncProperty(
        constantFrom(...kinds),
        choice,
        boolean(),
        constantFrom(noon, midnight),
        async (kind, mail, enabled, at) => {
          app.clock.set(at)
          await choose({ mail, quiet_hours: { ...nightly, enabled } })
          const before = mails()
          await tell(kind)
          const { topic } = notificationKinds[kind]
          const goes = isOptional(topic) ? mail[topic] && !(enabled && at === midnight) : true
          expect(mails() - before).toBe(goes ? 1 : 0)
        },
      ),
      { examples: kinds.map((kind) => [kind, nothing, true, midnight]), numRuns: 150 },
    )
  })

  test('that can wait goes once after the quiet hours, however often its event is delivered', async () => {
    app.clock.set(midnight)
    await choose({ ...defaultPreferences, quiet_hours: nightly })
    await tell('shop-no-sales', 'held')
    await tell('shop-no-sales', 'held')
    await app.drainEvents()
    app.clock.advance('PT7H')
    await sweepEvents(app.deps)
    await app.drainEvents()
    expect(mails('held')).toBe(0)
    app.clock.advance('PT1H15M')
    await sweepEvents(app.deps)
    await app.drainEvents()
    expect(mailsOf('held')).toHaveLength(1)
    app.clock.advance('P1D')
    await sweepEvents(app.deps)
    await app.drainEvents()
    expect(mails('held')).toBe(1)
  })

  test('that was held is dropped where it is no longer wanted', async () => {
    app.clock.set(midnight)
    await choose({ ...defaultPreferences, quiet_hours: nightly })
    await tell('shop-many-refunds', 'held but unwanted')
    await choose({ mail: nothing, quiet_hours: nightly })
    app.clock.advance('PT9H')
    await sweepEvents(app.deps)
    await app.drainEvents()
    expect(mails('held but unwanted')).toBe(0)
  })
})
