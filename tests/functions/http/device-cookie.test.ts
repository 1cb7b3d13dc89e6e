import { expect, test } from 'vitest'
import { deviceCookie, deviceSecretOf } from '../../../functions/http/device-cookie.ts'

const secret = 'b'.repeat(43)
const local = { siteUrl: 'http://127.0.0.1:8080' }
const live = { siteUrl: 'https://portal.test' }

test('a site without HTTPS has a cookie name that browsers accept', () => {
  expect(deviceCookie(secret, local)).toBe(
    `device=${secret}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict`,
  )
  expect(deviceSecretOf({ cookies: [`device=${secret}`] }, local)).toBe(secret)
  expect(deviceSecretOf({ cookies: [`device=${secret}`] }, live)).toBeUndefined()
})

test.each([[[]], [['__Host-device=']], [[`__Host-device=${secret}b`]], [[`x__Host-device=${secret}`]]])(
  'a browser with %j is unknown',
  (cookies) => {
    expect(deviceSecretOf({ cookies }, live)).toBeUndefined()
  },
)
