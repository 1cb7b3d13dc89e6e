import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { exampleCall, toApiCall } from '../../support/example-call.ts'
import { beginLogin, codeNow, setUpCodeApp, setUpPasskey } from '../../support/second-factors.ts'
import { cookieOf, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey } from '../../support/software-passkey.ts'
import type { TestApp } from '../../support/test-app.ts'
import { emailCode, freshIp, resetTokenOf, twice } from '../account/account-steps.ts'
import { putCaptcha } from '../account/captcha/put-captcha.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const thiefs = 'Kestrel#58'

const logIn = (app: TestApp, { email }: Seller, password: string, cookies: string[] = []) =>
  app.send(accountEndpoints.login, { body: { email, password } }, { cookies, ip: freshIp() })

const look = (app: TestApp, token: string) => app.send(accountEndpoints.getUser, {}, { token })

const prove = (app: TestApp, token: string, password: string) =>
  app.send(factorsEndpoints.stepUp, { body: { password } }, { token })

const draw = (app: TestApp, token: string) =>
  app.sendRaw(drawdownEndpoints.submitDrawdown, toApiCall(exampleCall(drawdownEndpoints.submitDrawdown)), {
    token,
    isProven: false,
  })

const moveAddress = async (app: TestApp, { email: from }: Seller, token: string) => {
  const email = `thief-${from}`
  const email_code = await emailCode(app, email, token)
  const options = { token, isProven: false } as const
  return app.send(accountEndpoints.updateProfile, { body: { email, email_code } }, options)
}

const resetWith = (app: TestApp, token: string) =>
  app.send(accountEndpoints.resetPassword, { body: { token, ...twice(thiefs) } })

const reset = async (app: TestApp, { email }: Seller) => resetWith(app, await resetTokenOf(app, email))

/** Logs the user in on their own device, and ends all other sessions from there. */
const endElsewhere = async (app: TestApp, seller: Seller) => {
  const here = (await logIn(app, seller, seller.password, [seller.device])).data.token
  await prove(app, here, seller.password)
  await app.send(accountEndpoints.endOtherSessions, {}, { token: here, isProven: false })
}

/** Attacks with a seller's password, session or device, by their rows in `docs/attacks.md`. */
export const stolenDataAttacks: Attacks = {
  'the mailbox: to reset the password and then move money': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await reset(app, seller)
      const { token } = (await logIn(app, seller, thiefs)).data
      await prove(app, token, thiefs)
      await draw(app, token)
      await moveAddress(app, seller, token)
    })
  },
  'the mailbox: the same for a user with a second factor': async (app) => {
    const seller = await signUpSeller(app)
    await setUpCodeApp(app, seller)
    return watchTraces(app, { seller }, async () => {
      await reset(app, seller)
      await logIn(app, seller, thiefs)
    })
  },
  'the mailbox: to use an old or used link': async (app) => {
    const seller = await signUpSeller(app)
    const token = await resetTokenOf(app, seller.email)
    await resetWith(app, token)
    return watchTraces(app, { seller }, async () => void (await resetWith(app, token)))
  },
  'the password: to log in to an account with a second factor': async (app) => {
    const seller = await signUpSeller(app)
    await setUpCodeApp(app, seller)
    return watchTraces(app, { seller }, async () => {
      const token = await beginLogin(app, seller)
      for (let guess = 1; guess <= 11; guess++)
        await app.send(factorsEndpoints.factorLogin, { body: { token, code: '000000' } })
    })
  },
  'a phishing site: to relay the password and a code or a passkey in real time': async (app) => {
    const seller = await signUpSeller(app)
    const { secret } = await setUpCodeApp(app, seller)
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    const { factorLogin, beginFactorLogin } = factorsEndpoints
    return watchTraces(app, { seller }, async () => {
      const token = await beginLogin(app, seller)
      const begun = (await app.send(beginFactorLogin, { body: { token } })).data.passkey
      if (!begun) throw new Error('no passkey was asked for')
      const { challenge_id, options } = begun
      const elsewhere = { ...passkey, sign: createSoftwarePasskey('https://phishing.test').sign }
      await app.send(factorLogin, {
        body: { token, passkey: { challenge_id, credential: elsewhere.sign(options) } },
      })
      await app.send(factorLogin, { body: { token, code: codeNow(app, secret) } })
    })
  },
  'the session: to change money, members, factors or the address': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await draw(app, seller.token)
      await moveAddress(app, seller, seller.token)
      for (let guess = 1; guess <= 11; guess++) await prove(app, seller.token, `wrong guess ${guess}`)
    })
  },
  'the mailbox or the session: to invite or admit an administrator of their own, who then removes the owner':
    async (app) => {
      const seller = await signUpSeller(app)
      const accomplice = await signUpSeller(app)
      const { inviteMember, askToJoin, confirmMember, removeMember } = companiesEndpoints
      const asStolen = { token: seller.token, isProven: false } as const
      const { email, userId, token } = accomplice
      return watchTraces(app, { seller }, async () => {
        await app.send(inviteMember, { body: { email, role: 'administrator' } }, asStolen)
        await app.send(askToJoin, { body: { company_number: seller.companyId } }, { token })
        await app.send(confirmMember, { body: { user_id: userId } }, asStolen)
        await app.send(removeMember, { body: { id: seller.userId } }, asStolen)
      })
    },
  'the session: to continue after its user has noticed': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await endElsewhere(app, seller)
      await look(app, seller.token)
    })
  },
  'the unlocked laptop: the same': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      app.clock.advance('PT2H')
      await look(app, seller.token)
      await logIn(app, seller, 'not the password 1', [seller.device])
    })
  },
  'the laptop: to be recognised as its owner’s device': async (app) => {
    const seller = await signUpSeller(app)
    const stolen = await logIn(app, seller, seller.password)
    await endElsewhere(app, seller)
    return watchTraces(app, { seller }, async () => {
      await look(app, stolen.data.token)
      await logIn(app, seller, seller.password, [cookieOf(stolen.cookies)])
    })
  },
  'only the address: to lock its owner out': async (app) => {
    const seller = await signUpSeller(app)
    const { email } = seller
    return watchTraces(app, { seller }, async () => {
      for (let guess = 1; guess <= 11; guess++)
        await app.send(
          accountEndpoints.login,
          { body: { email, password: `wrong ${guess}`, ...(await putCaptcha(app)) } },
          { ip: freshIp() },
        )
    })
  },
  'a forged token: any call': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await look(app, 'eyJhbGciOiJFZERTQSJ9.eyJhIjoxfQ.c2ln')
    })
  },
}
