import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { sweepExpired } from '../../../functions/jobs/token-expiry.ts'
import { activationTokenOf, signUpSeller } from '../../support/sign-up-seller.ts'
import { login, twice } from '../account/account-steps.ts'
import { inviteColleague, invitedTo, joinBody } from '../companies/company-steps.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const squatted = 'the address, before its owner has an account'
const { acceptInvitation, joinByInvitation, removeMember, inviteMember } = companiesEndpoints

/** Attacks with another person's address, or with a leaked invitation. */
export const squatterAttacks: Attacks = {
  [`${squatted}: to sign up with it and wait until the owner activates the account, resets the password or joins a company`]:
    async (app) => {
      const stranger = await signUpSeller(app, { activates: false })
      const token = activationTokenOf(app, stranger.email)
      return watchTraces(app, { seller: stranger }, async () => {
        await app.send(accountEndpoints.claimAccount, {
          body: { token, ...twice('Kestrel#58'), agreements: termsOfLine(productLines.hook) },
        })
        await app.send(accountEndpoints.getUser, {}, stranger)
        await login(app, stranger.email, stranger.password)
      })
    },
  [`${squatted}: the same, while a company invites the owner`]: async (app) => {
    const owner = await signUpSeller(app)
    const stranger = await signUpSeller(app, { activates: false })
    const link = await invitedTo(app, owner.token, stranger.email, 'administrator')
    return watchTraces(app, { seller: stranger, others: [owner] }, async () => {
      await app.send(acceptInvitation, { body: { token: link } }, stranger)
      await app.send(joinByInvitation, { body: joinBody(link) })
      await app.send(accountEndpoints.getUser, {}, stranger)
    })
  },
  [`${squatted}: to prevent its owner from signing up`]: async (app) => {
    const stranger = await signUpSeller(app, { activates: false })
    const token = activationTokenOf(app, stranger.email)
    return watchTraces(app, { seller: stranger }, async () => {
      app.clock.advance('P1D')
      await sweepExpired(app.deps)
      await app.send(accountEndpoints.activate, { body: { token } }, { cookies: [stranger.device] })
    })
  },
  'the link of an invitation: to join in the recipient’s place': async (app) => {
    const [owner, invited, thief] = [
      await signUpSeller(app),
      await signUpSeller(app),
      await signUpSeller(app),
    ]
    const link = await invitedTo(app, owner.token, invited.email)
    return watchTraces(app, { seller: invited }, async () => {
      await app.send(acceptInvitation, { body: { token: link } })
      await app.send(acceptInvitation, { body: { token: link } }, thief)
    })
  },
  'an administrator who was removed: to return by an invitation that they sent before': async (app) => {
    const owner = await signUpSeller(app)
    const removed = await inviteColleague(app, owner, `removed-${owner.email}`, 'administrator')
    const link = await invitedTo(app, removed.token, `back-${owner.email}`, 'administrator')
    return watchTraces(app, { seller: removed, others: [owner] }, async () => {
      await app.send(removeMember, { body: { id: removed.userId } }, owner)
      await app.send(joinByInvitation, { body: joinBody(link) })
    })
  },
  'a company that is not verified: to send its own text from the lender’s address, in the company’s or user’s name':
    async (app) => {
      const owner = await signUpSeller(app)
      const target = await signUpSeller(app)
      return watchTraces(app, { seller: target, others: [owner] }, async () => {
        await app.send(inviteMember, { body: { email: target.email, role: 'user' } }, owner)
      })
    },
}
