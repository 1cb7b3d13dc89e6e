import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { requestDrawdown } from '../../support/draw-money.ts'
import { actFor } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { initiate, objectionTokenOf } from '../agreements/signing-story.ts'
import { invitedTo } from '../companies/company-steps.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

/** Two administrators; above 5,000 a day, drawdowns need both. The first one is the attacker. */
const underTheRule = async (app: TestApp) => {
  const director = await buildFacility(app, { limitCents: 100_000_00 })
  const other = await signUpColleague(app, director)
  await app.send(
    drawdownEndpoints.setSecondApproval,
    { body: { rule: { amount: '5000.00', currency: 'GBP' } } },
    director,
  )
  return { director, other }
}

/** Attacks by one administrator who acts for the whole board, by their rows in `docs/attacks.md`. */
export const loneAdministratorAttacks: Attacks = {
  'a director: to receive the co-director’s link and code by entering their own address': async (app) => {
    const director = await sellerReadyToSign(app)
    const { signers } = await initiate(app, director)
    const { token } = director
    const coDirector = { email: 'li@director.test', phone: '' }
    return watchTraces(app, { seller: director, others: [coDirector] }, async () => {
      await app.send(
        agreementsEndpoints.changeSigner,
        { params: { id: signers[1]?.id ?? '' }, body: { email: 'own@attacker.test' } },
        { token },
      )
      await app.drainEvents()
      const objection = objectionTokenOf(app, coDirector.email)
      await app.send(agreementsEndpoints.objectToContact, { body: { token: objection } })
    })
  },
  'a director: to have their own drawdown confirmed by an administrator whom they invited': async (app) => {
    const { director, other } = await underTheRule(app)
    const ally = await signUpSeller(app)
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      const token = await invitedTo(app, director.token, ally.email, 'administrator')
      await app.send(companiesEndpoints.acceptInvitation, { body: { token } }, ally)
      const { companyId } = director
      const second = await actFor(app, { ...ally, companyId })
      const drawdown_id = await requestDrawdown(app, director, '8000.00')
      await app.send(drawdownEndpoints.confirmDrawdown, { body: { drawdown_id, accepted: true } }, second)
    })
  },
  'a director: to submit several drawdowns just below the company’s amount': async (app) => {
    const { director, other } = await underTheRule(app)
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      await requestDrawdown(app, director, '4900.00')
      await requestDrawdown(app, director, '4900.00')
    })
  },
}
