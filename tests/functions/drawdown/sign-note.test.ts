import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findKycSections, putKycSection } from '../../../functions/data/kyc.ts'
import {
  buildFacility,
  directorName,
  readFacility,
  type SellerWithFacility,
  tieDirector,
} from '../../support/build-facility.ts'
import { acceptQuote, requestDrawdown, requestQuote } from '../../support/draw-money.ts'
import { actFor } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { resetTokenOf, twice } from '../account/account-steps.ts'

const app = await useTestApp()

const quoteOf = async (user: { token: string }) => (await requestQuote(app, user, '1000.00')).data.quote_id

const submit = (user: { token: string }, quote_id: string, signer_name: string) =>
  app.send(drawdownEndpoints.submitDrawdown, { body: { quote_id, signer_name, accepted: true } }, user)

const reserved = async ({ facilityId }: SellerWithFacility) =>
  (await readFacility(app, facilityId)).balances.pendingDrawdown

describe('a promissory note', () => {
  test('cannot be signed with another director’s name (N3)', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const colleague = await signUpColleague(app, seller)
    const quote = await quoteOf(colleague)
    expect(await submit(colleague, quote, directorName)).toMatchObject({
      status: 422,
      code: 70001,
      errors: [{ field: 'body.signer_name', rule: 'signatoryNotProven' }],
    })
    const { table } = app.deps
    const kyc = { companyId: seller.companyId, kycId: 'kyc-1' }
    const { connected_persons: known } = await findKycSections(table, kyc.companyId, kyc.kycId)
    const other = {
      person_id: 'other',
      full_name_en: 'LI Xiaoming',
      capacity: 'director',
      email: 'li@director.test',
    }
    await table.transact({
      persons: putKycSection(table, kyc, {
        section: 'connected_persons',
        data: { persons: [...(known?.persons ?? []), other] },
        files: [],
      }),
    })
    const { companyId } = seller
    const now = app.clock.now()
    await tieDirector(table, { companyId, userId: colleague.userId, personId: 'other' }, now)
    expect(await submit(colleague, quote, directorName)).toMatchObject({
      status: 422,
      code: 20007,
      errors: [{ field: 'body.signer_name', rule: 'anotherSignatory' }],
    })
    expect(await reserved(seller)).toBe(0)
    expect((await submit(colleague, quote, 'LI Xiaoming')).code).toBe(0)
  })

  test('records the signer’s method of identification', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const { data } = await acceptQuote(app, seller, await quoteOf(seller))
    expect(await findDrawdown(app.deps.table, seller.companyId, data.drawdown_id)).toMatchObject({
      signerName: directorName,
      signerIdentified: { by: 'sms', to: '•••0001', idLastFour: true },
    })
  })

  test('cannot be signed for a day after a reset by mail, with the end time', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const link = await resetTokenOf(app, seller.email)
    await app.send(accountEndpoints.resetPassword, { body: { token: link, ...twice('Kestrel#58') } })
    const message = new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString()
    const { data } = await app.send(accountEndpoints.login, {
      body: { email: seller.email, password: 'Kestrel#58' },
    })
    expect(await submit(data, await quoteOf(data), directorName)).toMatchObject({
      status: 423,
      code: 80002,
      body: expect.stringContaining(message),
    })
    expect(await reserved(seller)).toBe(0)
  })

  test('cannot be confirmed by a second administrator for a day after their own reset', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const other = await signUpColleague(app, seller)
    const rule = { amount: '500.00', currency: 'GBP' as const }
    await app.send(drawdownEndpoints.setSecondApproval, { body: { rule } }, seller)
    const drawdown_id = await requestDrawdown(app, seller, '1000.00')
    const confirm = (token: string) =>
      app.send(drawdownEndpoints.confirmDrawdown, { body: { drawdown_id, accepted: true } }, { token })
    const logIn = async () => {
      const body = { email: other.email, password: 'Kestrel#58' }
      const { data } = await app.send(accountEndpoints.login, { body })
      return (await actFor(app, { token: data.token, companyId: seller.companyId })).token
    }
    const link = await resetTokenOf(app, other.email)
    await app.send(accountEndpoints.resetPassword, { body: { token: link, ...twice('Kestrel#58') } })
    expect(await confirm(await logIn())).toMatchObject({ status: 423, code: 80002 })
    app.clock.advance('P1D')
    expect((await confirm(await logIn())).code).toBe(0)
  })

  test('cannot be signed by a person identified as another user since the check', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const colleague = await signUpColleague(app, seller)
    const quote = await quoteOf(seller)
    const { table } = app.deps
    let isTaken = false
    app.deps.table = {
      ...table,
      async transact(writes) {
        if (!isTaken && 'signatory' in writes) {
          isTaken = true
          const { companyId } = seller
          await tieDirector(table, { companyId, userId: colleague.userId }, app.clock.now())
        }
        return table.transact(writes)
      },
    }
    const answer = await submit(seller, quote, directorName)
    app.deps.table = table
    expect(answer).toMatchObject({ errors: [{ rule: 'signatoryNotProven' }] })
    expect(await reserved(seller)).toBe(0)
  })
})
