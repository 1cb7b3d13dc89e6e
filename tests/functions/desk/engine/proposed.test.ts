import { describe, expect, test } from 'vitest'
import type { PayoutView } from '#shared/desk/payments.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { unreviewed } from '../../../support/unreviewed.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { awaitKyc } from '../await-kyc.ts'
import { createPayouts, type Named } from '../payments/payout-drawdowns.ts'
import { writeCamt } from '../payments/statements/write-statements.ts'

type Fields = Record<string, unknown>

const app = await useTestApp()
const seller = await buildFacility(app, { limitCents: 50_000_00 })

const act = async (actor: string, action: string, fields: Fields = {}, fourEyes = true): Promise<Fields> => {
  const { deps } = app
  const outcome = await deskOf({ ...deps, config: { ...deps.config, fourEyes } })({
    action,
    actor,
    reason: 'as agreed',
    ...fields,
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

const rowsOf = async (list: string, rows: string, fields: Fields = {}) =>
  (await act('mary', list, fields))[rows] as Fields[]

const markOf = ({ proposalId, expiresAt }: Fields, action: string) => ({
  proposalId,
  action,
  proposedBy: 'ada',
  proposedAt: app.clock.now().toISOString(),
  expiresAt,
})

const proposedOf = async ({ drawdownId }: Named) => {
  const payouts = (await rowsOf('payout-list', 'payouts', { limit: 200 })) as unknown as PayoutView[]
  return payouts.find((each) => each.drawdownId === drawdownId)?.proposed
}

const marks = async () => (await app.everyItem()).filter(({ type }) => type === 'proposal-mark')

describe('what is proposed about something is told where it is looked at, until it is decided', () => {
  test.each(['proposal-approve', 'proposal-reject'])('a KYC, and its company (%s)', async (decision) => {
    const { companyId } = seller
    await awaitKyc(app.deps, companyId)
    const row = async () =>
      (await rowsOf('kyc-list', 'waiting')).find((each) => each['companyId'] === companyId)
    const shown = async () => (await act('mary', 'company-show', { companyId }))['proposed']
    expect(await row()).toMatchObject({ proposed: [] })
    const proposal = await act('ada', 'kyc-approve', { companyId, ...unreviewed })
    const expected = [markOf(proposal, 'kyc-approve')]
    expect(await row()).toMatchObject({ proposed: expected })
    expect(await shown()).toEqual(expected)
    await act('grace', decision, { proposalId: proposal['proposalId'] })
    expect(await shown()).toEqual([])
    expect(await marks()).toEqual([])
  })

  test('a facility, not the KYC of its company; and no longer than it can be approved', async () => {
    const { companyId, facilityId } = seller
    const proposal = await act('ada', 'facility-limit', { facilityId, limit: '60000.00' })
    const expected = [markOf(proposal, 'facility-limit')]
    await awaitKyc(app.deps, companyId)
    expect(await act('mary', 'facility-show', { facilityId })).toMatchObject({ proposed: expected })
    expect(await rowsOf('kyc-list', 'waiting')).toMatchObject([{ companyId, proposed: [] }])
    app.clock.advance('P7D')
    expect(await act('mary', 'facility-show', { facilityId })).toMatchObject({ proposed: [] })
  })

  test('each payout of a batch, of one company or of several, in one entry beside it', async () => {
    const [one, other] = [await createPayouts(app), await createPayouts(app)]
    const drawdowns = [await one.approved('1100.00'), await one.approved('1200.00')]
    const foreign = await other.approved('1300.00')
    const [first, second] = drawdowns as [Named, Named]
    const before = (await marks()).length
    const own = await act('ada', 'payout-batch-make', { drawdowns: [first] })
    const both = await act('ada', 'payout-batch-make', { drawdowns: [second, foreign] })
    expect(await marks()).toHaveLength(before + 2)
    expect(await proposedOf(first)).toEqual([markOf(own, 'payout-batch-make')])
    expect(await proposedOf(second)).toEqual([markOf(both, 'payout-batch-make')])
    expect(await proposedOf(foreign)).toEqual([markOf(both, 'payout-batch-make')])
    await act('grace', 'proposal-approve', { proposalId: both['proposalId'] })
    expect(await proposedOf(foreign)).toEqual([])
    expect(await proposedOf(first)).toHaveLength(1)
  })

  test('a line that is to be paid back, held or open', async () => {
    const file = Buffer.from(
      writeCamt({ lines: [{ day: '2026-11-02', cents: 12_00, text: 'nobody knows' }], number: 'S1' }),
    ).toString('base64')
    await act('mary', 'statement-read', { file })
    const [line] = await rowsOf('statement-line-list', 'lines')
    expect(line).toMatchObject({ proposed: [] })
    const { lineId } = line as { lineId: string }
    const first = await act('ada', 'statement-line-pay-back', { lineId })
    expect(await rowsOf('statement-line-list', 'lines')).toMatchObject([
      { proposed: [markOf(first, 'statement-line-pay-back')] },
    ])
    await act('grace', 'proposal-reject', { proposalId: first['proposalId'] })
    await act('ada', 'statement-line-to-suspense', { lineId })
    const again = await act('ada', 'statement-line-pay-back', { lineId })
    expect(await rowsOf('statement-line-list', 'lines', { state: 'suspense' })).toMatchObject([
      { proposed: [markOf(again, 'statement-line-pay-back')] },
    ])
  })
})
