import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { beginLogin, codeNow, setUpCodeApp, setUpPasskey } from '../../support/second-factors.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey } from '../../support/software-passkey.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Sets up each kind of second factor, requires it of the company, and proves it once each. */
export const walkFactors = async (app: TestApp): Promise<void> => {
  const seller = await signUpSeller(app)
  const { token } = seller
  const { secret } = await setUpCodeApp(app, seller)
  const passkey = createSoftwarePasskey()
  await setUpPasskey(app, seller, passkey)
  await app.send(factorsEndpoints.listFactors, {}, { token })
  await app.send(factorsEndpoints.renewRecoveryCodes, {}, { token })
  await app.send(factorsEndpoints.setFactorRequirement, { body: { required: true } }, { token })
  const asked = await app.send(factorsEndpoints.beginStepUp, {}, { token })
  const { challenge_id, options } = asked.data.passkey ?? { challenge_id: '', options: { challenge: '' } }
  const credential = passkey.sign(options)
  await app.send(factorsEndpoints.stepUp, { body: { passkey: { challenge_id, credential } } }, { token })
  const loginToken = await beginLogin(app, seller)
  await app.send(factorsEndpoints.beginFactorLogin, { body: { token: loginToken } })
  await app.send(factorsEndpoints.factorLogin, { body: { token: loginToken, code: codeNow(app, secret) } })
  await app.send(factorsEndpoints.removeFactor, { params: { id: passkey.id } }, { token })
}
