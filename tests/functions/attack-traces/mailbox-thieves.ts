import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { buildFacility, directorName } from '../../support/build-facility.ts'
import { requestQuote } from '../../support/draw-money.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { freshIp, resetTokenOf, twice } from '../account/account-steps.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { identify, initiate, signingTokenOf } from '../agreements/signing-story.ts'
import { completeKyc, readKyc } from '../kyc/kyc-data.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const thiefs = 'Kestrel#58'

const reset = async (app: TestApp, { email }: Seller) => {
  const token = await resetTokenOf(app, email)
  await app.send(accountEndpoints.resetPassword, { body: { token, ...twice(thiefs) } })
}

/** A user who is the only director of their company, with a signing link and an identified session. */
const soleDirector = async (app: TestApp) => {
  const seller = await sellerReadyToSign(app)
  const { companyId, email } = seller
  const person = {
    person_id: 'chan',
    full_name_en: directorName,
    email,
    capacity: 'director',
    certificate_type: 'hk_id' as const,
    id_number: 'A1234563',
  }
  await app.deps.table.transact({
    persons: putKycSection(
      app.deps.table,
      { companyId, kycId: 'kyc-1' },
      { section: 'connected_persons', data: { persons: [person] }, files: [] },
    ),
  })
  await initiate(app, seller)
  const token = signingTokenOf(app, email)
  return { seller, token, signing_session: await identify(app, token) }
}

/** Attacks with a director's mailbox, or in a director's name. */
export const mailboxThiefAttacks: Attacks = {
  'the mailbox: to sign or decline as the director after a reset': async (app) => {
    const { seller, token, signing_session } = await soleDirector(app)
    const { sendSigningCode, declineSigning } = agreementsEndpoints
    return watchTraces(app, { seller }, async () => {
      await reset(app, seller)
      await app.send(sendSigningCode, { body: { token } })
      await app.send(declineSigning, { body: { token, signing_session, reason: 'not I' } })
    })
  },
  'the mailbox: to view the numbers and pictures of identity documents after a reset': async (app) => {
    const seller = await signUpSeller(app)
    const id = await completeKyc(app, seller.token)
    const person = (await readKyc(app, seller.token, id)).data.connected_persons?.persons[0]
    return watchTraces(app, { seller }, async () => {
      await reset(app, seller)
      const { data } = await app.send(
        accountEndpoints.login,
        { body: { email: seller.email, password: thiefs } },
        { ip: freshIp() },
      )
      const { token } = data
      await readKyc(app, token, id)
      await app.send(
        kycEndpoints.revealIdentityNumber,
        { body: { id, person_id: person?.person_id ?? '' } },
        { token, isProven: false },
      )
    })
  },
  'an administrator: to sign a promissory note in another director’s name': async (app) => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const colleague = await signUpColleague(app, seller)
    const { quote_id } = (await requestQuote(app, colleague, '2000.00')).data
    const sign = (token: string, signer_name: string) =>
      app.send(
        drawdownEndpoints.submitDrawdown,
        { body: { quote_id, signer_name, accepted: true } },
        { token },
      )
    return watchTraces(app, { seller: colleague }, async () => {
      await sign(colleague.token, directorName)
      await sign(colleague.token, 'Somebody Else')
    })
  },
}
