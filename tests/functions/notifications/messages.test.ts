import { describe, expect, test } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { createMessage, messageOfEvent } from '../../../functions/data/messages.ts'
import { deliver } from '../../support/event-lanes.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { openSampleSession } from '../http/create-sample-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const { searchMessages, readMessages } = notificationsEndpoints

type Reader = Awaited<ReturnType<typeof openSampleSession>>

const app = await useTestApp()

let events = 0

/** A message about a separate event, by default a second after the previous one. */
const leave = async ({ companyId }: Pick<Reader, 'companyId'>, at?: string) => {
  app.clock.advance('PT1S')
  const eventId = `sample-${++events}`
  const { table } = app.deps
  const now = app.clock.now()
  const event = { eventId, at: at ?? now.toISOString() }
  await table.write(createMessage(table, messageOfEvent(companyId, { kind: 'kyc-approved' }, event, now)))
}

const search = async (
  { token }: Pick<Reader, 'token'>,
  body: { status?: 'all' | 'unread' | 'read'; page_size?: number; cursor?: string } = {},
  language = 'en',
) => (await app.send(searchMessages, { body }, { token, headers: { 'accept-language': language } })).data

const readStates = async (reader: Reader) =>
  (await search(reader)).records.map(({ is_read: isRead }) => isRead)

const idsOf = async (reader: Pick<Reader, 'token'>, status: 'all' | 'unread' | 'read' = 'all') =>
  (await search(reader, { status })).records.map(({ id }) => id)

const markRead = (
  { token }: Pick<Reader, 'token'>,
  body: { ids: string[]; all?: never } | { all: true; ids?: never },
) => app.send(readMessages, { body }, { token })

const images = async () => (await app.everyItem()).map(imageOf)

describe("a company's messages", () => {
  test('tell what became of its drawdown, in the language that is asked for', async () => {
    const { seller } = await createRepaymentStory(app).sellerWithDueDrawdown()
    const english = await search(seller)
    // Events of one instant have no order.
    const told = english.records
      .filter(({ kind }) => !kind.startsWith('limit-'))
      .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    expect(told.map(({ kind, title, content }) => [kind, title, content.replaceAll('\u00a0', ' ')])).toEqual([
      [
        'charge-raised',
        'Repayment due',
        'GBP 102,700.00 fell due on 31 Jan 2027. Please transfer it and report the payment in the portal.',
      ],
      [
        'drawdown-approved',
        'Drawdown approved',
        'Your drawdown of GBP 100,000.00 was approved. The money will be sent to your registered account. Expected on: 3 Nov 2026',
      ],
      [
        'drawdown-paid-out',
        'The money is on its way',
        'GBP 100,000.00 was sent to the account that you registered. Please repay GBP 102,700.00 on or before 31 Jan 2027.',
      ],
    ])
    const chinese = await search(seller, {}, 'zh-TW')
    expect(chinese.records.find(({ kind }) => kind === 'charge-raised')).toMatchObject({
      title: '還款提示',
      content: expect.stringContaining('2027年1月31日'),
      is_read: false,
    })
    // Another company sees none of these messages.
    expect(await search(await openSampleSession(app))).toEqual({ records: [] })
  })

  test('are left once, however often an event is delivered, and although its mail fails', async () => {
    const { seller, drawdownId } = await createRepaymentStory(app).sellerWithDueDrawdown()
    const before = await idsOf(seller)
    const { table } = app.deps
    const event = {
      name: 'drawdown-withdrawn' as const,
      companyId: seller.companyId,
      facilityId: seller.facilityId,
      drawdownId,
    }
    await table.transact({ event: recordEvent(table, event, 'withdrawn-once', app.clock.now()) })
    const { sendMail } = app.outbox
    app.outbox.sendMail = () => Promise.reject(new Error('no mail today'))
    await expect(deliver('withdrawn-once', app.deps)).rejects.toThrow('no mail today')
    app.outbox.sendMail = sendMail
    app.clock.advance('PT10M')
    await deliver('withdrawn-once', app.deps)
    await deliver('withdrawn-once', app.deps)
    expect(await idsOf(seller)).toHaveLength(before.length + 1)
  })

  test('are listed newest first, page by page', async () => {
    const reader = await openSampleSession(app)
    for (let each = 0; each < 5; each++) await leave(reader)
    const all = await search(reader)
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await search(reader, { page_size: 2, ...(cursor ? { cursor } : {}) })
      pages.push(page.records.map(({ id }) => id))
      cursor = page.cursor
    } while (cursor)
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(all.records.map(({ id }) => id))
    const times = all.records.map(({ created_at: at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

describe('reading', () => {
  test('marks the named ones for the user who read them, and for nobody else', async () => {
    const reader = await openSampleSession(app)
    const colleague = await openSampleSession(app, reader)
    for (let each = 0; each < 3; each++) await leave(reader)
    const [newest, middle, oldest] = await idsOf(reader)
    if (!newest || !middle || !oldest) throw new Error('not three messages')
    expect(await markRead(reader, { ids: [newest, oldest, oldest] })).toMatchObject({ code: 200, data: null })
    expect(await readStates(reader)).toEqual([true, false, true])
    expect(await readStates(colleague)).toEqual([false, false, false])
    expect(await idsOf(reader, 'unread')).toEqual([middle])
    expect(await idsOf(reader, 'read')).toEqual([newest, oldest])
    expect((await markRead(reader, { ids: [newest] })).code).toBe(200)
  })

  test('marks all by one item, and not what comes later, even of what happened before', async () => {
    const reader = await openSampleSession(app)
    for (let each = 0; each < 3; each++) await leave(reader)
    const happenedAt = app.clock.now().toISOString()
    app.clock.advance('PT1S')
    const before = await images()
    expect((await markRead(reader, { all: true })).code).toBe(200)
    const after = await images()
    expect(after.filter((image) => !before.includes(image))).toHaveLength(1)
    expect(before.filter((image) => !after.includes(image))).toEqual([])
    expect(await readStates(reader)).toEqual([true, true, true])
    await leave(reader, happenedAt)
    await leave(reader)
    expect((await readStates(reader)).filter((isRead) => !isRead)).toHaveLength(2)
    expect(await idsOf(reader, 'unread')).toHaveLength(2)
  })

  test('of what is not there, or is another company’s, is refused and changes nothing', async () => {
    const owner = await openSampleSession(app)
    const stranger = await openSampleSession(app)
    await leave(owner)
    await leave(stranger)
    const [theirs] = await idsOf(owner)
    const [own] = await idsOf(stranger)
    if (!theirs || !own) throw new Error('no messages')
    const before = await images()
    for (const ids of [[theirs], [own, theirs], [own, 'never-was']]) {
      const answer = await markRead(stranger, { ids })
      expect([answer.status, answer.code]).toEqual([404, 20018])
    }
    expect(await images()).toEqual(before)
  })

  test('tells every field that is wrong, and needs to be told what', async () => {
    const { token } = await openSampleSession(app)
    const send = async (body: unknown) => {
      const { status, errors } = await app.sendRaw(readMessages, { body: JSON.stringify(body) }, { token })
      return [status, errors]
    }
    expect(await send({})).toEqual([400, [{ field: 'body.ids', rule: 'required' }]])
    expect(await send({ ids: ['a'], all: true })).toEqual([400, [{ field: 'body.ids', rule: 'required' }]])
    expect(await send({ ids: [], all: false })).toEqual([
      400,
      [
        { field: 'body.ids', rule: 'atLeastOne' },
        { field: 'body.all', rule: 'invalid' },
      ],
    ])
    expect(await send({ ids: Array.from({ length: 101 }, String) })).toEqual([
      400,
      [{ field: 'body.ids', rule: 'tooMany' }],
    ])
  })
})
