import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../web/api/query-client.ts'
import { sessionStore } from '../../../../web/api/session-store.ts'
import type { StoredSession } from '../../../../web/api/stored-session.ts'
import { homeCalls } from '../../../../web/early/home-calls.ts'
import { sendHomeCalls } from '../../../../web/early/send-home-calls.ts'
import { startI18n } from '../../../../web/i18n/i18n.ts'
import { prefetchHome } from '../../../../web/pages/home/prefetch-home.ts'
import { stubBrowser } from '../../browser-globals.ts'

const session: StoredSession = {
  accessToken: 'token-1',
  tokenExpiration: '2999-01-01T00:00:00.000Z',
  user: { userId: 'u1', email: 'a@b.example', mobile: null, isActivated: true, registerSource: null },
}

interface Sent {
  method: string | undefined
  url: string
  body?: unknown
  headers: Record<string, string>
}

let sent: Sent[]

beforeEach(async () => {
  stubBrowser()
  sent = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    sent.push({
      method,
      url,
      ...(body ? { body } : {}),
      headers: Object.fromEntries(new Headers(headers)),
    })
    return Response.json({ code: 0, data: null })
  })
  await startI18n('zh-CN')
  document.documentElement.lang = 'zh-CN'
  sessionStore.open(session)
})

test('the early script sends the home page’s requests, whose responses the home page uses', () => {
  prefetchHome()
  const asked = sent
  expect(asked.map(({ method, url, body }) => ({ method, url, ...(body ? { body } : {}) }))).toEqual(
    homeCalls,
  )
  queryClient.clear()
  sent = []
  sendHomeCalls()
  expect(sent).toEqual(asked)
  prefetchHome()
  expect(sent).toHaveLength(homeCalls.length)
})

test('responses that the home page did not use are dropped', () => {
  sendHomeCalls()
  prefetchHome()
  queryClient.clear()
  sent = []
  prefetchHome()
  expect(sent).toHaveLength(homeCalls.length)
})

test('responses of one session are not used in the next', () => {
  sendHomeCalls()
  sent = []
  sessionStore.open({ ...session, accessToken: 'token-2' })
  prefetchHome()
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(homeCalls.map(() => 'Bearer token-2'))
})

test('nothing is sent for a visitor or an expired session', () => {
  sessionStore.open({ ...session, tokenExpiration: '2020-01-01T00:00:00.000Z' })
  sendHomeCalls()
  sessionStore.end()
  sendHomeCalls()
  expect(sent).toEqual([])
})
