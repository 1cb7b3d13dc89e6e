import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { deskOf } from '../../support/desk-of.ts'
import { requestDrawdown } from '../../support/draw-money.ts'
import { setUpCodeApp } from '../../support/second-factors.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { callWithWrite } from '../http/call-with-write.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const build = (app: TestApp) => buildFacility(app, { limitCents: 100_000_00 })

/** A company with two administrators, the first of whom is the attacker. */
const directors = async (app: TestApp) => {
  const director = await build(app)
  return { director, other: await signUpColleague(app, director) }
}

const account = {
  swift_code: 'HSBCHKHHHKH',
  region: '1',
  currency: 'GBP',
  relation_type: 'company',
  bank_name: 'HSBC',
  account_name: 'Lantern Street Trading Limited',
  account_number: '0123456789',
  branch: 'Central',
  address: '1 Queen’s Road Central, Hong Kong',
} as const

const setRule = (app: TestApp, { token }: Seller, amount: string | null) =>
  app.send(
    drawdownEndpoints.setSecondApproval,
    { body: { rule: amount === null ? null : { amount, currency: 'GBP' } } },
    { token },
  )

const demote = ({ app, by, whom }: { app: TestApp; by: Seller; whom: Seller }) =>
  app.send(companiesEndpoints.updateRole, { body: { user_id: whom.userId, role: 'user' } }, by)

/** A seller with a paid-out drawdown, and the drawdown's id. */
const borrower = async (app: TestApp) => {
  const seller = await build(app)
  return { seller, drawdown_id: await requestDrawdown(app, seller, '2000.00') }
}

/** Attacks by members of a company or employees of the lender, by their rows in `docs/attacks.md`. */
export const insiderAttacks: Attacks = {
  'a member without the administrator role: calls that bind the company': async (app) => {
    const seller = await build(app)
    const user = await signUpColleague(app, seller, 'user')
    return watchTraces(app, { seller }, async () => void (await setRule(app, user, '1.00')))
  },
  'a member without the administrator role: to view the directors’ identity documents': async (app) => {
    const seller = await build(app)
    const user = await signUpColleague(app, seller, 'user')
    return watchTraces(app, { seller }, async () => {
      await app.send(kycEndpoints.getKyc, { params: { id: 'kyc-1' } }, user)
    })
  },
  'an administrator who is being demoted: to complete a call in progress': async (app) => {
    const seller = await build(app)
    const colleague = await signUpColleague(app, seller)
    return watchTraces(app, { seller }, async () => {
      await callWithWrite(app, colleague, agreementsEndpoints.urgeSigner, {
        deed: 'a new item',
        meanwhile: async () => void (await demote({ app, by: seller, whom: colleague })),
      })
    })
  },
  'a director: to have a payout made to their own account': async (app) => {
    const { director, other } = await directors(app)
    const { token } = director
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      const { data } = await app.send(drawdownEndpoints.addPayoutAccount, { body: account }, { token })
      const id = data.accounts.at(-1)?.id ?? ''
      await app.send(drawdownEndpoints.choosePayoutAccount, { body: { id } }, { token })
    })
  },
  'a director: to draw down without the others’ knowledge': async (app) => {
    const { director, other } = await directors(app)
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      await requestDrawdown(app, director, '2000.00')
    })
  },
  'a director: to weaken the second-approval rule': async (app) => {
    const { director, other } = await directors(app)
    await setRule(app, director, '5000.00')
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      await setRule(app, director, null)
    })
  },
  'a director: to remove everybody else': async (app) => {
    const { director, other } = await directors(app)
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      await app.send(companiesEndpoints.removeMember, { body: { id: other.userId } }, director)
      await demote({ app, by: director, whom: director })
    })
  },
  'a director: to demote a colleague without the others’ knowledge': async (app) => {
    const { director, other } = await directors(app)
    const third = await signUpColleague(app, director)
    return watchTraces(app, { seller: director, others: [other, third] }, async () => {
      await demote({ app, by: director, whom: other })
    })
  },
  'an employee of the lender: to add a user of their own to a company': async (app) => {
    const { director, other } = await directors(app)
    const desk = deskOf(app.deps)
    return watchTraces(app, { seller: director, others: [other] }, async () => {
      const proposed = await desk({
        action: 'user-invite',
        actor: 'ada',
        companyId: director.companyId,
        email: 'ada@shop.test',
        name: 'Ada',
        phone: '+85261234567',
        reason: 'asked for',
      })
      if (!proposed.ok) throw new Error(proposed.message)
      await desk({ action: 'proposal-approve', actor: 'grace', proposalId: proposed['proposalId'] })
    })
  },
  'a user of another company: to use any id of this one': async (app) => {
    const { seller, drawdown_id } = await borrower(app)
    const { token } = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id } }, { token })
    })
  },
  'a user of two companies: to reach the other company’s data in this one’s session': async (app) => {
    const { seller, drawdown_id } = await borrower(app)
    const member = await signUpSeller(app)
    await setMembership(app, { companyId: seller.companyId, userId: member.userId })
    return watchTraces(app, { seller }, async () => {
      await app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id } }, member)
    })
  },
  'customer service, alone: to reset a user’s second factors': async (app) => {
    const seller = await signUpSeller(app)
    await setUpCodeApp(app, seller)
    const desk = deskOf(app.deps)
    return watchTraces(app, { seller }, async () => {
      const proposed = await desk({
        action: 'user-reset-factors',
        actor: 'ada',
        user: seller.email,
        identityCheck: 'a caller who knew the address',
        reason: 'asked for',
      })
      if (!proposed.ok) throw new Error(proposed.message)
      const proposalId = proposed['proposalId']
      for (const actor of ['ada', 'grace']) await desk({ action: 'proposal-approve', actor, proposalId })
    })
  },
}
