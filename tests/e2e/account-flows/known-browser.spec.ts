import { attemptPasswords } from '../support/attempt-passwords.ts'
import { openAuth, tryPassword } from '../support/auth-form.ts'
import { registerActivated } from '../support/register.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

const home = /\/credit\/hook\/home$/

test('a known browser logs in even after ten failed logins from others', async ({ page, stack }) => {
  await stack.awaitNoon()
  const journey = anotherSeller(stack)
  const { email, password } = journey.seller
  await registerActivated(journey)
  const logIn = async () => {
    await tryPassword(page, await openAuth(page, 'login', { email }), password)
    await expect(page).toHaveURL(home)
    const cookies = await page.context().cookies()
    return cookies.find(({ name }) => name === 'device')
  }
  const kept = await logIn()
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  await page.goto('/financing/favicon.svg')
  await page.evaluate(() => localStorage.removeItem('session'))

  await attemptPasswords(anotherSeller(stack), email, 10)
  expect((await logIn())?.value).toBe(kept?.value)
})
