import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const desk = (action: string, fields: object = {}) =>
  deskOf(app.deps)({ action, actor: 'ada', reason: 'as agreed', ...fields })

const lookUp = (id: string) => app.send(accountEndpoints.lookUpLink, { params: { id } })

describe('a short link', () => {
  test('is refused with 20018 if unknown', async () => {
    for (const id of ['unknown', '../LINK', 'a b', '%2e%2e']) {
      const answer = await lookUp(id)
      expect([answer.status, answer.code]).toEqual([404, 20018])
    }
  })

  test.each([
    'https://evil.test/financing/',
    '//evil.test/financing/',
    '/financing',
    '/financingx/',
    '/evil',
    '/financing//evil.test',
    '/financing/..//evil.test',
    '/financing/../../evil',
    '/financing/./a',
    '/financing/%2e%2e/evil',
    '/financing\\evil',
    '/\\evil.test/financing/',
    '/financing/a b',
    '/financing/a#b',
    '/financing/a?b=https://evil.test/',
    '/financing/a?b=1?c=2',
    '/financing/javascript:x',
    `/financing/${'a'.repeat(500)}`,
    '',
  ])('to %s is refused', async (path) => {
    const outcome = await desk('link-set', { id: 'refused', path })
    expect(outcome).toMatchObject(refusal('invalidInput'))
    expect((await lookUp('refused')).code).toBe(20018)
  })

  test.each(['', 'a b', '../x', 'ä', 'x'.repeat(65)])('cannot be named %s', async (id) => {
    expect(await desk('link-set', { id, path: '/financing/' })).toMatchObject(refusal('invalidInput'))
  })

  test.each([
    '/financing/',
    '/financing/credit/hook',
    '/financing/credit/hook/',
    '/financing/credit/hook?cpid=12&tpid=2506red',
    '/financing/?email=lin%40shop.test&signup=1',
  ])('leads to %s', async (path) => {
    expect(await desk('link-set', { id: 'q4-hook', path })).toEqual({ ok: true, id: 'q4-hook', path })
    const answer = await lookUp('q4-hook')
    expect(JSON.parse(answer.body)).toEqual({ code: 0, message: 'success', data: { path } })
  })

  test('is changed with an audit entry, and unchanged if it has the same target', async () => {
    await desk('link-set', { id: 'audited', path: '/financing/a' })
    await desk('link-set', { id: 'audited', path: '/financing/b' })
    await desk('link-set', { id: 'audited', path: '/financing/b' })
    const listed = await desk('audit-list')
    const entries = (listed.ok ? (listed['entries'] as Record<string, unknown>[]) : []).filter(
      ({ after }) => (after as { link?: string }).link === 'audited',
    )
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'link-set',
        actor: 'ada',
        before: { link: 'audited', path: '/financing/a' },
        after: { link: 'audited', path: '/financing/b' },
      }),
    )
  })

  test('is set once by two concurrent calls with different targets', async () => {
    const outcomes = await Promise.all(
      ['/financing/x', '/financing/y'].map((path) => desk('link-set', { id: 'raced', path })),
    )
    const told = outcomes.map((outcome) => (outcome.ok ? 'set' : outcome.reason))
    expect(['set', 'changedMeanwhile']).toEqual(expect.arrayContaining(told))
    expect(told).toContain('set')
  })

  test('is listed with the others, page by page', async () => {
    for (const id of ['list-a', 'list-b', 'list-c']) await desk('link-set', { id, path: `/financing/${id}` })
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await desk('link-list', { limit: 2, cursor })
      if (!page.ok) throw new Error('the list was refused')
      ids.push(...(page['links'] as { id: string }[]).map(({ id }) => id))
      cursor = page['cursor'] as string | undefined
    } while (cursor)
    expect(ids).toEqual(expect.arrayContaining(['list-a', 'list-b', 'list-c']))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('a caller gets the network address of their call, whatever its headers contain', async () => {
  const answer = await app.send(
    accountEndpoints.getCallerIp,
    {},
    { ip: '198.51.100.23', headers: { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.2' } },
  )
  expect(JSON.parse(answer.body)).toEqual({ code: 200, msg: 'success', data: { ip: '198.51.100.23' } })
})
