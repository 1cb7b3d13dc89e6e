import { describe, expect, test, vi } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { deskOf } from '../../support/desk-of.ts'
import { refusal } from '../../support/refusal.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { openSampleSession } from '../http/create-sample-app.ts'

const { listAnnouncements, searchAnnouncements, readAnnouncements } = notificationsEndpoints

const app = await useTestApp()

const desk = (action: string, fields: object = {}) =>
  deskOf(app.deps)({ action, actor: 'ada', reason: 'as agreed', ...fields })

const wordsOf = (subject: string) => ({
  titleZhCn: `${subject}（简）`,
  contentZhCn: `${subject}的简体内容`,
  titleZhTw: `${subject}（繁）`,
  contentZhTw: `${subject}的繁體內容`,
  titleEn: `On ${subject}`,
  contentEn: `All about ${subject}.`,
})

/** Each a second after the one before. */
const publish = (id: string, fields: object = {}) => {
  app.clock.advance('PT1S')
  return desk('announcement-publish', { id, ...wordsOf(id), ...fields })
}

type Reader = Pick<Awaited<ReturnType<typeof openSampleSession>>, 'token'>

const list = async ({ token }: Reader, language = 'en') =>
  (await app.send(listAnnouncements, { body: {} }, { token, headers: { 'accept-language': language } })).data
    .records

const search = async ({ token }: Reader, body: object, language = 'en') =>
  (await app.send(searchAnnouncements, { body }, { token, headers: { 'accept-language': language } })).data

const markRead = ({ token }: Reader, body: { ids: string[]; all?: never } | { all: true; ids?: never }) =>
  app.send(readAnnouncements, { body }, { token })

const unread = async (reader: Reader) =>
  (await search(reader, { status: 'unread' })).records.map(({ id }) => id)

/** Withdraws all that a test published. */
const clear = async () => {
  const listed = await desk('announcement-list')
  const all = listed.ok ? (listed['announcements'] as { id: string }[]) : []
  for (const { id } of all) await desk('announcement-withdraw', { id })
}

describe('an announcement', () => {
  test('is seen by every seller in their language, from its publishing to its withdrawal', async () => {
    expect(await publish('holidays')).toEqual({ ok: true, id: 'holidays', until: null })
    const publishedAt = app.clock.now().toISOString()
    await publish('rates')
    const reader = await openSampleSession(app)
    expect((await list(reader)).map(({ id }) => id)).toEqual(['rates', 'holidays'])
    expect((await list(reader, 'zh-CN'))[1]).toEqual({
      id: 'holidays',
      title: 'holidays（简）',
      content: 'holidays的简体内容',
      is_read: false,
      published_at: publishedAt,
    })
    expect((await list(reader, 'zh-HK'))[1]).toMatchObject({ title: 'holidays（繁）' })
    expect(await desk('announcement-withdraw', { id: 'holidays' })).toEqual({ ok: true, id: 'holidays' })
    expect((await list(reader)).map(({ id }) => id)).toEqual(['rates'])
    expect(await desk('announcement-withdraw', { id: 'holidays' })).toMatchObject(refusal('notFound'))
    await clear()
  })

  test('is in force on its last day, and no longer', async () => {
    await publish('for-a-day', { until: '2026-11-02' })
    app.clock.set('2026-11-02T15:59:59.999Z')
    const reader = await openSampleSession(app)
    expect(await list(reader)).toHaveLength(1)
    app.clock.set('2026-11-02T16:00:00.000Z')
    expect(await list(reader)).toEqual([])
    expect((await markRead(reader, { ids: ['for-a-day'] })).code).toBe(20018)
    expect(await desk('announcement-list')).toMatchObject({
      announcements: [{ id: 'for-a-day', until: '2026-11-02', isInForce: false }],
    })
    expect(await publish('for-good', { until: '9999-12-31' })).toMatchObject({ ok: true })
    expect(await publish('too-late', { until: '2026-11-02' })).toMatchObject(refusal('invalidInput'))
    await clear()
  })

  test('is published once, and by its id no other', async () => {
    await publish('once')
    const [before] = await list(await openSampleSession(app))
    expect(await publish('once')).toMatchObject({ ok: true })
    expect(await publish('once', { titleEn: 'Another' })).toMatchObject(refusal('alreadyExists'))
    expect(await list(await openSampleSession(app))).toEqual([before])
    const audit = await desk('audit-list')
    const entries = (audit.ok ? (audit['entries'] as { action: string; after: unknown }[]) : []).filter(
      ({ after }) => (after as { announcement?: string } | null)?.announcement === 'once',
    )
    expect(entries).toHaveLength(1)
    await clear()
  })

  test('needs its words in all three languages', async () => {
    const outcome = await desk('announcement-publish', { id: 'half', ...wordsOf('half'), contentZhTw: ' ' })
    expect(outcome).toMatchObject(refusal('invalidInput'))
    expect(outcome.ok ? '' : outcome.message).toContain('contentZhTw')
  })

  test.each([
    ['an account number', { contentEn: 'Our repayment account has changed: 012 345678 838' }, ['contentEn']],
    ['one in full-width digits', { titleZhTw: '還款帳號０１２３４５６７８８３８' }, ['titleZhTw']],
    ['a link to elsewhere', { contentZhCn: '请到 https://evil.test 查看' }, ['contentZhCn']],
    [
      'a bare domain in each language',
      { titleZhCn: 'evil．com', titleEn: 'evil.com' },
      ['titleZhCn', 'titleEn'],
    ],
    [
      'a number over title and text',
      { titleEn: 'New: 012345', contentEn: '678838' },
      ['titleEn', 'contentEn'],
    ],
  ])('holds no %s, and is not published', async (_, fields, wrong) => {
    const before = (await app.everyItem()).map(imageOf)
    expect(await publish('refused', fields)).toMatchObject(
      refusal('invalidInput', { errors: wrong.map((field) => ({ field, rule: 'invalid' })) }),
    )
    expect((await app.everyItem()).map(imageOf)).toEqual(before)
  })

  test('may lead to the portal itself', async () => {
    const { siteUrl } = app.deps.config
    expect(await publish('here', { contentEn: `See ${siteUrl}/financing/` })).toMatchObject({ ok: true })
    await clear()
  })

  test('needs a reason', async () => {
    expect(await publish('why', { reason: undefined })).toMatchObject({
      ok: false,
      errors: [{ field: 'reason', rule: 'required' }],
    })
  })

  test('is one of at most thirty', async () => {
    for (let each = 1; each <= 30; each++) await publish(`many-${each}`)
    expect(await publish('one-too-many')).toMatchObject(refusal('wrongState'))
    expect(await publish('many-7')).toMatchObject({ ok: true })
    await clear()
  })
})

describe('reading announcements', () => {
  test('is noted for the user, by name or all; what is published later is unread', async () => {
    for (const id of ['a', 'b', 'c']) await publish(id)
    const reader = await openSampleSession(app)
    const other = await openSampleSession(app, reader)
    expect(await markRead(reader, { ids: ['b', 'b'] })).toMatchObject({ code: 200, data: null })
    expect(await unread(reader)).toEqual(['c', 'a'])
    expect((await search(reader, { status: 'read' })).records.map(({ id }) => id)).toEqual(['b'])
    expect(await unread(other)).toEqual(['c', 'b', 'a'])
    await markRead(reader, { all: true })
    expect(await unread(reader)).toEqual([])
    await publish('d')
    expect(await unread(reader)).toEqual(['d'])
    const answer = await markRead(reader, { ids: ['d', 'never-was'] })
    expect([answer.status, answer.code]).toEqual([404, 20018])
    expect(await unread(reader)).toEqual(['d'])
    await clear()
  })

  test('in two browsers at once loses neither, and what is withdrawn is forgotten', async () => {
    for (const id of ['e', 'f', 'g']) await publish(id)
    const reader = await openSampleSession(app)
    const answers = await Promise.all(['e', 'f', 'g'].map((id) => markRead(reader, { ids: [id] })))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(await unread(reader)).toEqual([])
    await desk('announcement-withdraw', { id: 'e' })
    await publish('h')
    await markRead(reader, { ids: ['h'] })
    const mark = (await app.everyItem()).find(
      ({ type, userId }) => type === 'announcement-mark' && userId === reader.userId,
    )
    expect(mark?.['announcementIds']).toEqual(['h', 'g', 'f'])
    const write = vi.spyOn(app.deps.table, 'write')
    await markRead(reader, { all: true })
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
    await clear()
  })
})

test('announcements are searched by a text in the reader’s language, page by page', async () => {
  for (const id of ['fees-1', 'fees-2', 'fees-3', 'other']) await publish(id)
  const reader = await openSampleSession(app)
  const first = await search(reader, { text: ' FEES-', page_size: 2 })
  expect(first.records.map(({ id }) => id)).toEqual(['fees-3', 'fees-2'])
  const second = await search(reader, { text: 'fees-', page_size: 2, cursor: first.cursor })
  expect(second).toMatchObject({ records: [{ id: 'fees-1' }] })
  expect(second).not.toHaveProperty('cursor')
  expect((await search(reader, { text: '简体' })).records).toEqual([])
  expect((await search(reader, { text: '简体' }, 'zh-CN')).records).toHaveLength(4)
  expect((await search(reader, { cursor: 'none' })).records).toEqual([])
  await clear()
})
