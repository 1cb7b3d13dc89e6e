import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { initiate, objectionTokenOf, sign, signingTokenOf } from '../agreements/signing-story.ts'
import { submit } from '../kyc/kyc-data.ts'
import { approvedBoard, changeBoard, chenMail, chenMobile, submitBoard } from '../kyc/two-directors.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const own = { email: 'own@attacker.test', mobile: '13900139999' }
const coDirector = { email: chenMail, phone: `+86${chenMobile}` }

const knownBoard = async (app: TestApp) => {
  const board = await approvedBoard(app)
  const [lin, chen] = board.persons
  if (!lin || !chen) throw new Error('the board is not there')
  await app.drainEvents()
  return { board, lin, chen }
}

/** Attacks by an administrator who enters their own contact for another signer, by their rows in `docs/attacks.md`. */
export const contactChangerAttacks: Attacks = {
  'a director: the same by a change of the company’s KYC': async (app) => {
    const { board, lin, chen } = await knownBoard(app)
    return watchTraces(app, { seller: board, others: [coDirector] }, async () => {
      await changeBoard(app, board, [lin, { ...chen, ...own }])
      await app.drainEvents()
      const token = objectionTokenOf(app, chenMail)
      await app.send(agreementsEndpoints.objectToContact, { body: { token } })
    })
  },
  'a director: the same, by removing the co-director and adding them again': async (app) => {
    const { board, lin, chen } = await knownBoard(app)
    const { person_id: _former, ...added } = chen
    return watchTraces(app, { seller: board, others: [coDirector] }, async () => {
      await changeBoard(app, board, [lin, { ...added, ...own, id_number: 'E12345678' }])
    })
  },
  'a director: to sign for two by using one phone or mailbox for both': async (app) => {
    const { seller, kycId } = await submitBoard(app, { mobile: '13900139001' })
    return watchTraces(app, { seller, others: [] }, async () => {
      await submit(app, seller.token, kycId)
    })
  },
  'a director: to sign as both directors and obtain a limit': async (app) => {
    const seller = await logInAgain(app, await sellerReadyToSign(app))
    await initiate(app, seller)
    return watchTraces(app, { seller }, async () => {
      for (const [email, name] of [
        ['chan@director.test', 'CHAN Tai Man'],
        ['li@director.test', 'LI Xiaoming'],
      ] as const)
        await sign(app, signingTokenOf(app, email), name, '198.51.100.9')
    })
  },
}
