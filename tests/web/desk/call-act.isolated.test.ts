import { beforeEach, expect, test, vi } from 'vitest'
import { consoleActsPath } from '#shared/desk/console-paths.ts'
import { type ApiError, isApiError } from '../../../web/api/api-error.ts'
import { callAct } from '../../../web/desk/api/call-act.ts'
import { setSession } from '../../../web/desk/api/session.ts'

const signInAgain = vi.fn<() => Promise<never>>()

const desk = vi.fn<typeof fetch>()

beforeEach(() => {
  signInAgain.mockReset()
  setSession({ accessToken: async () => 'a-token', signInAgain, signOut: async () => {} })
  desk.mockReset()
  vi.stubGlobal('fetch', desk)
})

const refusal = async (): Promise<ApiError> => {
  const refused = await callAct('kyc-list').catch((error: unknown) => error)
  if (!isApiError(refused)) throw new Error('it was not refused')
  return refused
}

test('an act is sent once, as the signed-in user, and no field can overwrite its name', async () => {
  desk.mockResolvedValue(Response.json({ ok: true, waiting: [] }))
  expect(await callAct('kyc-list', { held: 'nobody', action: 'kyc-approve' })).toEqual({
    ok: true,
    waiting: [],
  })
  expect(desk).toHaveBeenCalledOnce()
  const [path, init] = desk.mock.calls[0] ?? []
  expect(path).toBe(consoleActsPath)
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a-token')
  expect(JSON.parse(String(init?.body))).toEqual({ held: 'nobody', action: 'kyc-list' })
})

test('bidirectional control characters in others’ texts are replaced', async () => {
  desk.mockResolvedValue(Response.json({ waiting: [{ company: 'Harbour\u202E tfiG' }] }))
  expect(JSON.stringify(await callAct('kyc-list'))).not.toContain('\u202E')
})

test('a refusal has its code, name and invalid fields', async () => {
  desk.mockResolvedValue(
    Response.json(
      {
        ok: false,
        code: 20016,
        reason: 'wrongState',
        message: 'it was decided',
        errors: [{ field: 'reason', rule: 'required' }],
      },
      { status: 409 },
    ),
  )
  expect(await refusal()).toMatchObject({
    code: 20016,
    reason: 'wrongState',
    carried: 'it was decided',
    errors: [{ field: 'reason', rule: 'required' }],
  })
})

test('a response that is not the back office’s is refused by its HTTP status', async () => {
  desk.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await refusal()).toMatchObject({ code: 502, reason: 'unknownCode', errors: [], carried: '502' })
})

test('an unreachable back office or an aborted call is a network failure', async () => {
  desk.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await refusal()).toMatchObject({ reason: 'network' })
  desk.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'))
  expect(await refusal()).toMatchObject({ reason: 'network' })
})

test('a rejected token leads to the sign-in without a retry', async () => {
  const leaving = new Error('the browser leaves')
  signInAgain.mockRejectedValue(leaving)
  desk.mockResolvedValue(Response.json({ message: 'Unauthorized' }, { status: 401 }))
  await expect(callAct('kyc-list')).rejects.toBe(leaving)
  expect(signInAgain).toHaveBeenCalledOnce()
  expect(desk).toHaveBeenCalledOnce()
})
