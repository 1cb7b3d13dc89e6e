import { Secret, TOTP } from 'otpauth'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import type { Seller } from './sign-up-seller.ts'
import type { SoftwarePasskey } from './software-passkey.ts'
import type { TestApp } from './test-app.ts'

/** The code that an authenticator app shows now, or `steps` periods of 30 seconds later. */
export const codeNow = (app: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * 30_000,
  })

/** Sets up an authenticator app and advances the clock by 30 seconds, so that its next code is unused. */
export const setUpCodeApp = async (app: TestApp, { token }: Pick<Seller, 'token'>) => {
  const { data } = await app.send(factorsEndpoints.beginCodeApp, {}, { token })
  const code = codeNow(app, data.secret)
  const added = await app.send(
    factorsEndpoints.addCodeApp,
    { body: { challenge_id: data.challenge_id, code } },
    { token },
  )
  app.clock.advance('PT30S')
  return { secret: data.secret, code, added }
}

export const setUpPasskey = async (
  app: TestApp,
  { token }: Pick<Seller, 'token'>,
  passkey: SoftwarePasskey,
  name = 'Notebook',
) => {
  const { data } = await app.send(factorsEndpoints.beginPasskey, {}, { token })
  return app.send(
    factorsEndpoints.addPasskey,
    { body: { challenge_id: data.challenge_id, name, credential: passkey.create(data.options) } },
    { token },
  )
}

/** The token that continues a login after the password. */
export const beginLogin = async (
  app: TestApp,
  { email, password }: Seller,
  source?: string,
): Promise<string> => {
  const answer = await app.send(accountEndpoints.login, {
    body: { email, password, ...(source ? { source } : {}) },
  })
  if (answer.code !== 60001) throw new Error(`no second factor was asked for: ${answer.body}`)
  return (JSON.parse(answer.body) as { message: string }).message
}
