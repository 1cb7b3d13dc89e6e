import { beforeEach, expect, test, vi } from 'vitest'

interface Held {
  access_token: string
  expired: boolean
  profile: { sub: string }
  refresh_token?: string
}

/** The part of the identity provider's client that the console uses. */
const manager = vi.hoisted(() => ({
  getUser: vi.fn<() => Promise<Held | null>>(),
  removeUser: vi.fn<() => Promise<void>>(),
  signinRedirect: vi.fn<(to: { state: string }) => Promise<void>>(),
  signinRedirectCallback: vi.fn<() => Promise<{ state?: unknown; profile: Held['profile'] }>>(),
  signinSilent: vi.fn<() => Promise<Held>>(),
  signoutRedirect: vi.fn<() => Promise<void>>(),
}))

function UserManager() {
  return manager
}
function WebStorageStateStore() {}

vi.mock('oidc-client-ts', () => ({ UserManager, WebStorageStateStore }))
vi.mock('../../../web/desk/api/console-config.ts', () => ({
  readConsoleConfig: async () => ({ authority: 'https://id.example', clientId: 'desk', scope: 'openid' }),
}))

const replaceState = vi.fn<History['replaceState']>()
const location = { origin: 'https://desk.example', pathname: '/inbox/kyc', search: '?held=mine' }
/** The tab's stored data. */
const kept = new Map<string, string>()
const storage = {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => void kept.set(place, text),
  removeItem: (place: string) => void kept.delete(place),
}
vi.stubGlobal(
  'sessionStorage',
  new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
)
vi.stubGlobal('window', { location, history: { replaceState }, sessionStorage: {} })

const { dropDraft, storeDraft, readDraft } = await import('../../../web/desk/api/stored-drafts.ts')
const { ensureSignedIn, oidcSession, signedInPath } = await import('../../../web/desk/api/sign-in.ts')
const { accessToken, signOut } = oidcSession

const profile = { sub: 'ada' }
const good: Held = { access_token: 'good', expired: false, profile }
const old: Held = { access_token: 'old', expired: true, profile }

beforeEach(() => {
  vi.clearAllMocks()
  kept.clear()
  location.pathname = '/inbox/kyc'
})

/** Expects a redirect to the provider: the call never resolves. */
const leaves = async (asked: Promise<unknown>) => {
  let isAnswered = false
  void asked.then(() => (isAnswered = true))
  await vi.waitFor(() => expect(manager.signinRedirect).toHaveBeenCalledOnce())
  expect(manager.removeUser).toHaveBeenCalledOnce()
  return { isAnswered, comesBackTo: manager.signinRedirect.mock.calls[0]?.[0].state }
}

const leaving = { isAnswered: false, comesBackTo: '/inbox/kyc?held=mine' }

test('a valid token is used unchanged', async () => {
  manager.getUser.mockResolvedValue(good)
  expect(await accessToken()).toBe('good')
  expect(manager.signinSilent).not.toHaveBeenCalled()
})

test('one that has expired is renewed, without leaving the page', async () => {
  manager.getUser.mockResolvedValue({ ...old, refresh_token: 'again' })
  manager.signinSilent.mockResolvedValue({ ...good, access_token: 'renewed' })
  expect(await accessToken()).toBe('renewed')
  expect(manager.signinRedirect).not.toHaveBeenCalled()
})

test('if the provider refuses the renewal, the user signs in and returns to the same view', async () => {
  manager.getUser.mockResolvedValue({ ...old, refresh_token: 'again' })
  manager.signinSilent.mockRejectedValue(new Error('invalid_grant'))
  expect(await leaves(accessToken())).toEqual(leaving)
})

test('one that cannot be renewed is not sent', async () => {
  manager.getUser.mockResolvedValue(old)
  expect(await leaves(accessToken())).toEqual(leaving)
  expect(manager.signinSilent).not.toHaveBeenCalled()
})

test('nothing is shown before the sign-in', async () => {
  manager.getUser.mockResolvedValue(null)
  expect(await leaves(ensureSignedIn())).toEqual(leaving)
})

test('a signed-in user is not redirected', async () => {
  manager.getUser.mockResolvedValue(good)
  await ensureSignedIn()
  expect(manager.signinRedirect).not.toHaveBeenCalled()
  expect(replaceState).not.toHaveBeenCalled()
})

test.each([
  ['where it began', '/inbox/kyc?held=mine', '/inbox/kyc?held=mine'],
  ['the beginning, and never another host', '//evil.example/', '/'],
  ['the beginning, and no address of its own', 'https://evil.example/', '/'],
  ['the beginning, where nothing was kept', undefined, '/'],
])('the way back from the provider leads to %s', async (_, state, place) => {
  location.pathname = signedInPath
  manager.signinRedirectCallback.mockResolvedValue({ state, profile })
  await ensureSignedIn()
  expect(replaceState).toHaveBeenCalledWith(null, '', place)
})

test('signing out ends the session at the provider too', async () => {
  await signOut()
  expect(manager.signoutRedirect).toHaveBeenCalledOnce()
})

const draft = {
  values: { text: 'called' },
  titles: {},
  key: 'k-1',
  address: '/acts/company-note?companyId=c-1',
}

test('a user with a draft returns to its form after the sign-in', async () => {
  manager.getUser.mockResolvedValue(good)
  await ensureSignedIn()
  storeDraft('company-note', draft)
  manager.getUser.mockResolvedValue(old)
  expect((await leaves(accessToken())).comesBackTo).toBe(draft.address)
  location.pathname = signedInPath
  manager.signinRedirectCallback.mockResolvedValue({ state: draft.address, profile })
  await ensureSignedIn()
  expect(readDraft('company-note')).toEqual(draft)
  dropDraft('company-note')
})

test.each([
  [
    'signs in after them',
    () => {
      location.pathname = signedInPath
      manager.signinRedirectCallback.mockResolvedValue({ state: '/', profile: { sub: 'grace' } })
      return ensureSignedIn()
    },
  ],
  ['signs out', signOut],
])('what somebody typed is gone once somebody %s', async (_, happens) => {
  manager.getUser.mockResolvedValue(good)
  await ensureSignedIn()
  storeDraft('company-note', draft)
  expect(kept.size).toBe(1)
  await happens()
  expect(kept.size).toBe(0)
  dropDraft('company-note')
})
