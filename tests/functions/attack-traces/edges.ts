import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { deskOf } from '../../support/desk-of.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

/** What tries the edges of what is read and shown, by the rows of the document. */
export const atTheEdges: Attacks = {
  'a name that is a formula: the lender’s spreadsheet': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await app.send(
        accountEndpoints.updateProfile,
        { body: { user_name: '＝HYPERLINK("http://elsewhere.example")' } },
        { token: seller.token },
      )
      await deskOf(app.deps)({ action: 'audit-export', actor: 'ada' })
    })
  },
}
