import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { present } from '../../support/present.ts'
import { beginLogin, setUpPasskey } from '../../support/second-factors.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey, type SoftwarePasskey } from '../../support/software-passkey.ts'
import type { TestApp } from '../../support/test-app.ts'
import { phoneCode } from '../account/account-steps.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

/** An attacker with a copy of a seller's passkey, and the password. */
const logInBy = async (app: TestApp, seller: Seller, passkey: SoftwarePasskey) => {
  const token = await beginLogin(app, seller)
  const begun = present((await app.send(factorsEndpoints.beginFactorLogin, { body: { token } })).data.passkey)
  const { challenge_id, options } = begun
  const credential = passkey.sign(options)
  await app.send(factorsEndpoints.factorLogin, { body: { token, passkey: { challenge_id, credential } } })
}

/** A director of an indebted company closes the account, and leaves it to the other one. */
const leaveDebt = async (app: TestApp) => {
  const seller = await buildFacility(app, { limitCents: 250_000_00, outstandingCents: 50_000_00 })
  await signUpColleague(app, seller)
  return watchTraces(app, { seller }, async () => {
    await app.send(privacyEndpoints.closeAccount, {}, seller)
  })
}

/** Attacks with a copied key or a reassigned number, by their rows in `docs/attacks.md`. */
export const keyAndNumberAttacks: Attacks = {
  'a director: to evade a debt by closing the account': leaveDebt,
  'the password and a copy of the passkey: a login': async (app) => {
    const seller = await signUpSeller(app)
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    passkey.setUses(40)
    await logInBy(app, seller, passkey)
    return watchTraces(app, { seller }, async () => {
      passkey.setUses(20)
      await logInBy(app, seller, passkey)
    })
  },
  'only the number, reassigned by its carrier: to take over the account with that number': async (app) => {
    const seller = await signUpSeller(app)
    app.clock.advance('P366D')
    const stranger = await signUpSeller(app)
    const phone_code = await phoneCode(app, seller.phone)
    return watchTraces(app, { seller: { ...seller, phone: '' } }, async () => {
      await app.send(
        accountEndpoints.changePhone,
        { body: { phone_country_code: '+86', phone_number: seller.phone.slice(3), phone_code } },
        stranger,
      )
    })
  },
  'the session and a security key without a PIN: calls that require a step-up': async (app) => {
    const seller = await signUpSeller(app)
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    passkey.setVerifiesUser(false)
    app.clock.advance('PT5M')
    return watchTraces(app, { seller }, async () => {
      const { token } = seller
      const begun = present((await app.send(factorsEndpoints.beginStepUp, {}, { token })).data.passkey)
      const { challenge_id, options } = begun
      const credential = passkey.sign(options)
      await app.send(factorsEndpoints.stepUp, { body: { passkey: { challenge_id, credential } } }, { token })
      await app.send(accountEndpoints.endOtherSessions, {}, { token, isProven: false })
    })
  },
}
