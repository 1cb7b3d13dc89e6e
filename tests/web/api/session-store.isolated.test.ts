import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../browser-globals.ts'

const stored = {
  accessToken: 't',
  tokenExpiration: '2026-11-21T10:00:00Z',
  user: { userId: 'u', email: 'mei@example.com', mobile: null, isActivated: false, registerSource: null },
}

beforeEach(() => vi.resetModules())

const freshStore = async () => (await import('../../../web/api/session-store.ts')).sessionStore

describe('the session', () => {
  it('survives a reload', async () => {
    stubBrowser().setItem('session', JSON.stringify(stored))
    expect((await freshStore()).get()).toEqual(stored)
  })

  it.each(['{', '[]', '{"accessToken":"t"}', 'null'])('is empty if the stored value is %s', async (text) => {
    stubBrowser().setItem('session', text)
    expect((await freshStore()).get()).toBeNull()
  })

  it('leaves nothing behind when it ends', async () => {
    const storage = stubBrowser()
    const store = await freshStore()
    store.open(stored)
    expect(storage.getItem('session')).toContain('mei@example.com')
    store.end()
    expect(storage.getItem('session')).toBeNull()
  })

  it('has expired at its expiry, and if that is unparsable', async () => {
    stubBrowser()
    const store = await freshStore()
    const at = Date.parse(stored.tokenExpiration)
    expect(store.isExpired(stored, at - 1)).toBe(false)
    expect(store.isExpired(stored, at)).toBe(true)
    expect(store.isExpired({ ...stored, tokenExpiration: 'soon' }, at)).toBe(true)
  })
})

/** Stores a session as another tab would; returns the mock of this tab's reload. */
const otherTab = async (session: object) => {
  const storage = stubBrowser()
  const reload = vi.fn<() => void>()
  const listeners: ((event: { key: string }) => void)[] = []
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: (event: { key: string }) => void) => {
      listeners.push(listener)
    },
  })
  storage.setItem('session', JSON.stringify(stored))
  const { onSessionChange, sessionStore } = await import('../../../web/api/session-store.ts')
  onSessionChange(() => {})
  expect(sessionStore.get()).toEqual(stored)
  storage.setItem('session', JSON.stringify(session))
  for (const listener of listeners) listener({ key: 'session' })
  return reload
}

describe('another tab', () => {
  it('that switches the company reloads this one', async () => {
    expect(await otherTab({ ...stored, accessToken: 'for-another-company' })).toHaveBeenCalledOnce()
  })

  it('that only updates user data does not', async () => {
    const noted = { ...stored, user: { ...stored.user, isActivated: true } }
    expect(await otherTab(noted)).not.toHaveBeenCalled()
  })
})
