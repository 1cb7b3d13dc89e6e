import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { listSignatoryLinks } from '../../../functions/data/signatory-links.ts'
import { deliver } from '../../support/event-lanes.ts'
import { present } from '../../support/present.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { resetTokenOf, twice } from '../account/account-steps.ts'
import { sellerReadyToSign } from './approved-company.ts'

const { getSignatory, sendSignatoryCode, proveSignatory } = agreementsEndpoints

const app = await useTestApp()

const begin = async (): Promise<Seller> => {
  app.clock.advance('P1D')
  return sellerReadyToSign(app)
}

const stateOf = async ({ token }: { token: string }) => (await app.send(getSignatory, {}, { token })).data
const send = ({ token }: { token: string }, person_id: string) =>
  app.send(sendSignatoryCode, { body: { person_id } }, { token })

/** The newest code and its recipient. */
const delivered = async () => {
  const before = app.outbox.sent.length
  for (const { eventId, name } of await app.everyItem())
    if (name === 'signatory-code-requested') await deliver(String(eventId), app.deps)
  const message = app.outbox.sent.slice(before).at(-1)
  return { message, code: /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '' }
}

const prove = (
  { token }: { token: string },
  body: { person_id: string; code: string; id_last_four: string },
) => app.send(proveSignatory, { body }, { token })

describe('a user’s identity as a signer', () => {
  test('is proven by a code to that person and the last digits of their document, and shown from then on', async () => {
    const seller = await begin()
    expect(await stateOf(seller)).toEqual({
      signatory: null,
      candidates: [
        { person_id: 'chan', name: 'CHAN Tai Man', code_to: { by: 'sms', to_masked: '•••4567' } },
        { person_id: 'li', name: 'LI Xiaoming', code_to: { by: 'sms', to_masked: '•••4568' } },
      ],
    })
    expect((await send(seller, 'chan')).data).toMatchObject({ by: 'sms', to_masked: '•••4567' })
    const { message, code } = await delivered()
    expect(message).toMatchObject({ kind: 'sms', to: '+85261234567' })
    const given = { person_id: 'chan', code, id_last_four: '4563' }
    expect(await prove(seller, { ...given, id_last_four: '9999' })).toMatchObject({
      code: 20008,
      errors: [{ field: 'body.id_last_four', rule: 'invalid' }],
    })
    expect(await prove(seller, { ...given, code: code === '000000' ? '111111' : '000000' })).toMatchObject({
      errors: [{ field: 'body.code', rule: 'codeInvalid' }],
    })
    expect(await prove(seller, { ...given, person_id: 'li' })).toMatchObject({ code: 60002 })
    expect((await prove(seller, given)).data).toEqual({ person_id: 'chan', name: 'CHAN Tai Man' })
    expect((await prove(seller, given)).code, 'the code is good once').toBe(60002)
    expect((await stateOf(seller)).signatory).toEqual({
      person_id: 'chan',
      name: 'CHAN Tai Man',
      by: 'sms',
      to_masked: '•••4567',
      proven_at: app.clock.now().toISOString(),
    })
  })

  test('maps one user to one person', async () => {
    const seller = await begin()
    const colleague = await signUpColleague(app, seller)
    const become = async (user: { token: string }, person_id: string) => {
      app.clock.advance('PT2M')
      await send(user, person_id)
      const { code } = await delivered()
      return (await prove(user, { person_id, code, id_last_four: '4563' })).code
    }
    expect(await become(seller, 'chan')).toBe(0)
    expect(await become(seller, 'li')).toBe(0)
    const ties = async () =>
      (await listSignatoryLinks(app.deps.table, seller.companyId)).map(({ personId, userId }) => [
        personId,
        userId,
      ])
    expect(await ties()).toEqual([['li', seller.userId]])
    expect(await become(colleague, 'li')).toBe(0)
    expect(await ties()).toEqual([['li', colleague.userId]])
    expect((await stateOf(seller)).signatory).toBeNull()
  })

  test('ends with the KYC in which it was proven', async () => {
    const seller = await begin()
    await send(seller, 'chan')
    const { code } = await delivered()
    await prove(seller, { person_id: 'chan', code, id_last_four: '4563' })
    const { table } = app.deps
    const company = present(await findCompany(table, seller.companyId))
    await table.transact(storeCompany(table, { ...company, kycStatus: 'submitted' }))
    expect(await stateOf(seller)).toEqual({ signatory: null, candidates: [] })
    const later = present(await findCompany(table, seller.companyId))
    await table.transact(storeCompany(table, { ...later, kycStatus: 'approved', kycId: 'kyc-2' }))
    expect((await stateOf(seller)).signatory).toBeNull()
  })

  test('cannot be proven by another company, by a colleague who is a user, or within a day of a reset by mail', async () => {
    const seller = await begin()
    const stranger = await signUpSeller(app)
    expect((await send(stranger, 'chan')).status).toBe(404)
    expect(await stateOf(stranger)).toEqual({ signatory: null, candidates: [] })
    const colleague = await signUpColleague(app, seller)
    await setMembership(app, colleague, { role: 'user' })
    expect((await send(colleague, 'chan')).status).toBe(403)
    const unproven = { token: seller.token, isProven: false } as const
    expect(await app.send(sendSignatoryCode, { body: { person_id: 'chan' } }, unproven)).toMatchObject({
      code: 60001,
    })
    const token = await resetTokenOf(app, seller.email)
    await app.send(accountEndpoints.resetPassword, { body: { token, ...twice('Kestrel#58') } })
    const { data } = await app.send(accountEndpoints.login, {
      body: { email: seller.email, password: 'Kestrel#58' },
    })
    expect(await send(data, 'chan')).toMatchObject({ status: 423, code: 80002 })
  })
})
