import { describe, expect, it } from 'vitest'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import type { RiskPointInput } from '#shared/kyc/risk-points.schema.ts'
import { indexIdentity } from '../../../functions/data/identity-index.ts'
import { replacePayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { identityOfAccount } from '../../../functions/kyc/identities-of.ts'
import { callDesk } from '../../support/draw-money.ts'
import { payoutAccountOf } from '../../support/payout-account-of.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { companyInfo, completeKyc, saveSection, submit } from './kyc-data.ts'

const app = await useTestApp()

const point = (changes: Partial<RiskPointInput> = {}): RiskPointInput => ({
  step: 'people',
  device: 'device-1',
  time_zone: 'Asia/Shanghai',
  pasted: [],
  ...changes,
})

const keep = ({ token }: Seller, ...points: RiskPointInput[]) =>
  app.send(kycEndpoints.keepRiskPoints, { body: { points } }, { token })

const riskPointsOf = (token: string, level?: string) =>
  app.send(kycEndpoints.getRiskPoints, { query: level === undefined ? {} : { level } }, { token })

const risk = async (companyId: string) => (await callDesk(app, 'kyc-risk', { companyId })) as object

const submitted = async () => {
  const seller = await signUpSeller(app)
  await submit(app, seller.token, await completeKyc(app, seller.token))
  await app.drainEvents()
  return seller
}

describe('risk points', () => {
  it('are stored and graded with the network address, and returned to their subject', async () => {
    const seller = await signUpSeller(app)
    const { token } = seller
    expect((await keep(seller, point(), point({ pasted: ['id_number'] }))).data).toEqual({ kept: 2 })
    const { points } = (await riskPointsOf(token)).data
    expect(points).toHaveLength(2)
    for (const each of points) {
      expect(each).toMatchObject({ step: 'people', device: 'device-1', ip: expect.stringMatching(/./) })
      expect(Date.parse(each.kept_until) - Date.parse(each.at)).toBe(180 * 24 * 3_600_000)
    }
    expect((await riskPointsOf(token, 'medium')).data.points).toMatchObject([{ pasted: ['id_number'] }])
    expect((await riskPointsOf(token, 'high')).data.points).toEqual([])
  })

  it('are not listed by an unknown level', async () => {
    const { token } = await signUpSeller(app)
    expect(await riskPointsOf(token, 'severe')).toMatchObject({ status: 422, code: 40005, data: null })
  })

  it('cannot be stored for another company', async () => {
    const [seller, stranger] = [await signUpSeller(app), await signUpSeller(app)]
    await keep(seller, point())
    expect((await riskPointsOf(stranger.token)).data.points).toEqual([])
  })

  it('are refused with every wrong field reported, and none is stored', async () => {
    const seller = await signUpSeller(app)
    const wrong = { ...point(), step: 'nowhere', pasted: ['password'] } as unknown as RiskPointInput
    expect(await keep(seller, point(), wrong)).toMatchObject({
      code: 20008,
      errors: [
        { field: 'body.points.1.step', rule: 'unknownOption' },
        { field: 'body.points.1.pasted.0', rule: 'unknownOption' },
      ],
    })
    expect((await riskPointsOf(seller.token)).data.points).toEqual([])
  })
})

describe('the risk of a case', () => {
  it('is high if a person is in several companies, which only the lender sees', async () => {
    const [first, second] = [await submitted(), await submitted()]
    expect(await risk(first.companyId)).toMatchObject({
      level: 'high',
      shared: expect.arrayContaining([
        expect.objectContaining({
          kind: 'id-number',
          companies: expect.arrayContaining([expect.objectContaining({ companyId: second.companyId })]),
        }),
      ]),
    })
    expect(JSON.stringify((await riskPointsOf(first.token)).data)).not.toContain(second.companyId)
  })

  it('is high if several companies share a bank account', async () => {
    const [seller, other] = [await signUpSeller(app), await signUpSeller(app)]
    const { table, clock } = app.deps
    const known = { swift_code: 'HSBCHKHHHKH', lastFour: '6838', numberLength: 12 }
    const identity = identityOfAccount(known)
    await table.transact({
      account: replacePayoutAccount(table, payoutAccountOf(seller.companyId, clock(), known)),
      mine: indexIdentity(table, identity, seller.companyId, clock()),
      theirs: indexIdentity(table, identity, other.companyId, clock()),
    })
    expect(await risk(seller.companyId)).toMatchObject({
      level: 'high',
      shared: [
        {
          kind: 'bank-account',
          companies: [expect.objectContaining({ companyId: other.companyId, kycStatus: expect.any(String) })],
        },
      ],
    })
  })

  it('increases with pasted input and a young company, and counts devices and addresses', async () => {
    const seller = await signUpSeller(app)
    expect(await risk(seller.companyId)).toMatchObject({ ok: true, level: 'low', points: [] })
    await keep(seller, point({ pasted: ['brn'] }), point({ device: 'device-2' }))
    expect(await risk(seller.companyId)).toMatchObject({ level: 'medium', pasted: ['brn'], devices: 2 })
    const id = (await app.send(kycEndpoints.createKyc, { body: {} }, seller)).data.id
    const young = companyInfo({ incorporation_date: app.deps.clock().toISOString().slice(0, 10) })
    await saveSection(app, seller.token, id, 'company_info', young)
    expect(await risk(seller.companyId)).toMatchObject({ level: 'medium', youngCompany: true })
  })

  it('ignores points older than 180 days', async () => {
    const [first, second] = [await submitted(), await submitted()]
    await keep(first, point({ pasted: ['id_number'] }))
    app.clock.advance('P181D')
    expect(await risk(first.companyId)).toMatchObject({ level: 'low', shared: [], points: [] })
    expect(second.companyId).not.toBe(first.companyId)
  })

  it('requires an existing company', async () => {
    expect(await risk('nobody')).toMatchObject({ ok: false, reason: 'notFound' })
  })
})
