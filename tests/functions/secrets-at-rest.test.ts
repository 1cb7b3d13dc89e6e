import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { codeNow } from '../support/second-factors.ts'
import { signUpSeller } from '../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { emailCode, resetTokenOf } from './account/account-steps.ts'
import { sellerReadyToSign, twoDirectors } from './agreements/approved-company.ts'
import { identify, initiate, signingTokenOf } from './agreements/signing-story.ts'
import { invitedTo } from './companies/company-steps.ts'

let app: TestApp
beforeAll(async () => {
  const market = 'https://market.test'
  app = await createTestApp({
    config: {
      platforms: [
        {
          id: 'harbor-market',
          kind: 'marketplace',
          name: 'Harbor Market',
          authorizeUrl: `${market}/authorize`,
          tokenUrl: `${market}/token`,
          apiUrl: `${market}/api`,
          clientId: 'portal',
        },
      ],
    },
  })
})
afterAll(() => app.close())

const factorsOf = async (token: string) => {
  const { data } = await app.send(factorsEndpoints.beginCodeApp, {}, { token })
  const { challenge_id, secret } = data
  const body = { challenge_id, code: codeNow(app, secret) }
  const added = await app.send(factorsEndpoints.addCodeApp, { body }, { token })
  return { secret, recoveryCodes: added.data.recovery_codes ?? [] }
}

/** Creates a secret of each kind, and returns each in the form in which its holder has it. */
const makeSecrets = async (): Promise<Record<string, string>> => {
  const seller = await sellerReadyToSign(app, { persons: twoDirectors })
  const shopPassword = 'the key of the shop 9'
  const added = await app.send(
    shopsEndpoints.addShopAccount,
    {
      body: {
        platform_id: 'harbor-market',
        login: 'lantern',
        password: shopPassword,
        login_url: 'https://shop.test/login',
        status: 'active',
      },
    },
    seller,
  )
  if (added.code !== 200) throw new Error(`the shop account was refused: ${added.body}`)
  await initiate(app, seller)
  const signingLink = signingTokenOf(app, 'chan@director.test')
  const invitation = await invitedTo(app, seller.token, 'invited@shop.test')
  const newcomer = await signUpSeller(app)
  const { token } = newcomer
  const code = await emailCode(app, `new-${newcomer.email}`, token)
  const { secret, recoveryCodes } = await factorsOf(token)
  return {
    password: newcomer.password,
    accessToken: token,
    signatureOfAccessToken: token.split('.').at(-1) ?? '',
    device: newcomer.device.split('=')[1] ?? '',
    emailCode: code,
    codeApp: secret,
    ...Object.fromEntries(recoveryCodes.map((each, index) => [`recoveryCode${index}`, each])),
    ...Object.fromEntries(
      recoveryCodes.map((each, index) => [`plainRecoveryCode${index}`, each.replaceAll('-', '')]),
    ),
    resetLink: await resetTokenOf(app, newcomer.email),
    invitation,
    shopPassword,
    signingLink,
    signingSession: await identify(app, signingLink),
  }
}

/** Six digits may be part of another number, so a code must match as a whole word. */
const holds = (item: string, secret: string) =>
  secret.length > 6 ? item.includes(secret) : item.split(/\W+/).includes(secret)

test('nothing that opens anything stands in the table as whoever was given it has it', async () => {
  const secrets = await makeSecrets()
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([])
  await app.drainEvents()
  const items = (await app.everyItem()).map((item) => JSON.stringify(item))
  const found = Object.entries(secrets).filter(([, secret]) => items.some((item) => holds(item, secret)))
  expect(found).toEqual([])
})
