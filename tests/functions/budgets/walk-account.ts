import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { signUpBody } from '../../support/sign-up-body.ts'
import { activationTokenOf, logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import {
  act,
  emailCode,
  freshIp,
  login,
  passwordTokenOf,
  phoneCode,
  resetTokenOf,
  tokenOf,
  twice,
} from '../account/account-steps.ts'

const newPassword = 'Kestrel#58'

/** Signs up, loses the mail and asks for another. */
const loseActivation = async (app: TestApp): Promise<void> => {
  const body = signUpBody(await phoneCode(app, '+8613900000001'))
  await app.send(accountEndpoints.register, { body })
  await app.drainEvents()
  app.clock.advance('PT2M')
  await app.send(accountEndpoints.resendActivation, { body: { email: body.email } }, { ip: freshIp() })
}

/** Signs up, in and out, and changes everything that a user has; once each. */
export const walkAccount = async (app: TestApp): Promise<void> => {
  await app.send(accountEndpoints.getCaptcha, { query: {} })
  await app.send(accountEndpoints.getCallerIp, {})
  await loseActivation(app)
  const seller = await logInAgain(app, await signUpSeller(app))
  let { token } = seller
  await app.send(accountEndpoints.getUser, {}, { token })
  await seedExchangeRates(app.deps, publishedRates.slice(-1))
  await app.send(referenceEndpoints.getCurrentRates, {})
  await app.send(referenceEndpoints.listCrossRates, { body: {} }, { token })
  await app.send(applicationEndpoints.getPosition, {}, { token })
  await app.send(
    applicationEndpoints.storePosition,
    { body: { path: '/credit/hook/register/drawdown-account', path_name: 'XDJ Drawdown Account Draft' } },
    { token },
  )

  const elsewhere = await login(app, seller.email, seller.password)
  const { data } = await app.send(accountEndpoints.listSessions, {}, { token })
  const other = data.sessions.find(({ is_current }) => !is_current)
  if (elsewhere.code !== 0 || !other) throw new Error('there is no second session')
  await app.send(accountEndpoints.endSession, { params: { id: other.id } }, { token })
  await login(app, seller.email, seller.password)
  await app.send(accountEndpoints.endOtherSessions, {}, { token })
  await app.send(accountEndpoints.listSecurityActivity, {}, { token })
  await app.send(privacyEndpoints.exportOwnData, {}, { token })
  await app.send(
    privacyEndpoints.askForCorrection,
    { body: { about: 'account', text: 'I signed up in October.' } },
    { token },
  )
  await app.send(privacyEndpoints.listCorrections, {}, { token })
  await app.send(
    engagementEndpoints.makeComplaint,
    { body: { about: 'charges', text: 'A fee was charged twice.' } },
    { token },
  )
  await app.send(engagementEndpoints.listComplaints, {}, { token })

  const updated = await app.send(
    accountEndpoints.updatePassword,
    { body: { old_password: seller.password, ...twice(newPassword) } },
    { token },
  )
  token = updated.data.token
  const email = `changed-${seller.email}`
  const moved = await app.send(
    accountEndpoints.updateProfile,
    {
      body: {
        user_name: '林美华',
        language: 'en',
        email,
        email_code: await emailCode(app, email, token),
      },
    },
    { token },
  )
  token = moved.data.token ?? ''
  const phone = { phone_country_code: '+852' as const, phone_number: '61234567' }
  await app.send(
    accountEndpoints.changePhone,
    { body: { ...phone, phone_code: await phoneCode(app, '+85261234567') } },
    { token },
  )
  app.clock.advance('PT2M')
  await app.send(
    accountEndpoints.verifyPhone,
    { body: { phone_code: await phoneCode(app, '+85261234567') } },
    { token },
  )
  const switched = await app.send(
    companiesEndpoints.switchCompany,
    { body: { company_id: seller.companyId } },
    { token },
  )
  await app.send(accountEndpoints.logout, {}, { token: switched.data.token })

  const resetToken = await resetTokenOf(app, email)
  await app.send(accountEndpoints.getResetEmail, { headers: { linktoken: resetToken } })
  await app.send(accountEndpoints.resetPassword, { body: { token: resetToken, ...twice(newPassword) } })

  await act(app, 'user-invite', {
    companyId: seller.companyId,
    email: 'clerk@shop.test',
    name: '陈晨',
    phone: '+85260000001',
    language: 'zh-TW',
  })
  await app.drainEvents()
  const initToken = passwordTokenOf(app, 'clerk@shop.test')
  await app.send(accountEndpoints.initPassword, { body: { token: initToken, ...twice(newPassword) } })

  const renamed = { email, password: newPassword }
  await tokenOf(app, renamed)
  const byMobile = { mobilePhone: phone.phone_number, mobilePhoneAreaCode: phone.phone_country_code }
  const anotherBrowser = { ip: freshIp(), cookies: [`__Host-device=${'x'.repeat(43)}`] }
  await app.send(accountEndpoints.login, { body: { ...byMobile, password: newPassword } }, anotherBrowser)
  await act(app, 'user-skip', { user: email })
  const handOver = await app.send(accountEndpoints.login, { body: { ...renamed, source: 'another_portal' } })
  const { message: accesstoken } = JSON.parse(handOver.body) as { message: string }
  await app.send(accountEndpoints.loginByToken, { headers: { accesstoken } })

  const claimed = await signUpSeller(app, { activates: false })
  await app.send(accountEndpoints.claimAccount, {
    body: {
      token: activationTokenOf(app, claimed.email),
      ...twice(newPassword),
      agreements: termsOfLine(productLines.hook),
    },
  })

  const leaving = await signUpSeller(app)
  await app.send(privacyEndpoints.lookAtClosing, {}, leaving)
  await app.send(privacyEndpoints.closeAccount, {}, leaving)

  await act(app, 'link-set', { id: 'spring', path: '/financing/credit/hook' })
  await app.send(accountEndpoints.lookUpLink, { params: { id: 'spring' } })
}
