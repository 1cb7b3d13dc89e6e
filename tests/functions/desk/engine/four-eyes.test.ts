import { describe, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { findCompany } from '../../../../functions/data/companies.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import { findFactors } from '../../../../functions/data/second-factors.ts'
import type { DeskOutcome } from '../../../../functions/desk/engine/desk-act.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { environments } from '../../../../infra/environments.ts'
import { buildFacility, readFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { type CrashTime, createFailingTable } from '../../../support/failing-table.ts'
import { refusal } from '../../../support/refusal.ts'
import { setUpCodeApp } from '../../../support/second-factors.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { unreviewed } from '../../../support/unreviewed.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { awaitKyc } from '../await-kyc.ts'

type Fields = Record<string, unknown>

const app = await useTestApp({ config: { fourEyes: true } })
const seller = await buildFacility(app, { limitCents: 50_000_00 })

const act = (actor: string, action: string, fields: Fields = {}, deps: Deps = app.deps) =>
  deskOf(deps)({ action, actor, principal: `arn of ${actor}`, ...fields })

const proposeKyc = (actor = 'ada', fields: Fields = {}) =>
  act(actor, 'kyc-approve', {
    companyId: seller.companyId,
    reason: 'register checked',
    ...unreviewed,
    ...fields,
  })

const proposeLimit = (limit: string, actor = 'ada', fields: Fields = {}) =>
  act(actor, 'facility-limit', { facilityId: seller.facilityId, limit, reason: 'sales rose', ...fields })

const idOf = (outcome: DeskOutcome): string => {
  if (!outcome.ok) throw new Error(outcome.message)
  return String(outcome['proposalId'])
}

const approve = (actor: string, proposalId: string, deps?: Deps) =>
  act(actor, 'proposal-approve', { proposalId }, deps)

const kycStatus = async () => (await findCompany(app.deps.table, seller.companyId))?.kycStatus
const limit = async () => (await readFacility(app, seller.facilityId)).balances.limit

const waitingIds = async (fields: Fields = {}) => {
  const listed = await act('grace', 'proposal-list', fields)
  return listed.ok ? (listed['waiting'] as { proposalId: string }[]).map(({ proposalId }) => proposalId) : []
}

const auditOf = async (action: string) => {
  const listed = await act('grace', 'audit-list', { companyId: seller.companyId, limit: 200 })
  return listed.ok ? (listed['entries'] as Fields[]).filter((entry) => entry['action'] === action) : []
}

/** All entries except accesses. */
const everything = async () =>
  (await app.everyItem())
    .filter(({ isLook }) => !isLook)
    .map(imageOf)
    .toSorted()

describe('an act that needs a second person', () => {
  test('is only proposed by the first, and done by another, with both names on record', async () => {
    await awaitKyc(app.deps, seller.companyId)
    const proposed = await proposeKyc()
    expect(proposed).toEqual({
      ok: true,
      waitsFor: 'a second person',
      proposalId: expect.stringMatching(/^[0-9a-f]{32}$/),
      action: 'kyc-approve',
      companyId: seller.companyId,
      proposedBy: 'ada',
      before: { kycStatus: 'submitted' },
      after: expect.objectContaining({ kycStatus: 'approved' }),
      expiresAt: '2026-11-09T01:00:00.000Z',
    })
    const proposalId = idOf(proposed)
    expect(await kycStatus()).toBe('submitted')
    expect(await auditOf('kyc-approve')).toEqual([])
    expect(await auditOf('proposal-make')).toMatchObject([
      { actor: 'ada', principal: 'arn of ada', proposalId },
    ])
    expect(await waitingIds()).toEqual([proposalId])

    expect(await approve('ada', proposalId)).toEqual(
      refusal('forbidden', { message: 'ada proposed this: somebody else has to approve it' }),
    )
    expect(await kycStatus()).toBe('submitted')

    const approved = await act('grace', 'proposal-approve', { proposalId, reason: 'looked it up, too' })
    expect(approved).toMatchObject({
      ok: true,
      kycStatus: 'approved',
      proposalId,
      proposedBy: 'ada',
    })
    expect(await kycStatus()).toBe('approved')
    expect(await auditOf('kyc-approve')).toMatchObject([
      {
        actor: 'ada',
        principal: 'arn of ada',
        approvedBy: 'grace',
        approvedAs: 'arn of grace',
        approvalReason: 'looked it up, too',
        proposalId,
        reason: 'register checked',
        before: { kycStatus: 'submitted' },
        after: expect.objectContaining({ kycStatus: 'approved' }),
      },
    ])
    expect(await waitingIds()).toEqual([])
    for (const actor of ['grace', 'mary'])
      expect(await approve(actor, proposalId)).toMatchObject(
        refusal('wrongState', { message: expect.stringContaining('was approved by grace') }),
      )
    expect(await auditOf('kyc-approve')).toHaveLength(1)
  })

  test('is not proposed without a reason, of a wrong id, or where it would be refused', async () => {
    const before = await everything()
    expect(await proposeKyc('ada', { reason: undefined })).toMatchObject(refusal('invalidInput'))
    expect(await proposeKyc('ada', { companyId: 'nobody' })).toMatchObject(
      refusal('notFound', { message: 'there is no company nobody' }),
    )
    expect(await proposeKyc()).toMatchObject(refusal('kycAlreadyDecided'))
    expect(await proposeLimit('999999999.00')).toMatchObject(refusal('ruleBroken'))
    expect(await everything()).toEqual(before)
  })

  test('is one proposal, however often and by however many it is proposed', async () => {
    const outcomes = await Promise.all(
      ['ada', 'ada', 'grace', 'ada'].map((actor) => proposeLimit('60000.00', actor)),
    )
    const ids = new Set(outcomes.map(idOf))
    expect(ids.size).toBe(1)
    expect(await auditOf('proposal-make')).toHaveLength(2)
    expect(await waitingIds()).toEqual([...ids])
    // The reason is part of what is approved: with another reason, it is another proposal.
    const other = idOf(await proposeLimit('60000.00', 'ada', { reason: 'as a favour' }))
    expect(ids).not.toContain(other)
  })

  test('is decided by nobody whose roles may not do it', async () => {
    const proposalId = idOf(await proposeLimit('90000.00'))
    for (const action of ['proposal-approve', 'proposal-reject'])
      expect(
        await act('grace', action, { proposalId, reason: 'looks right', roles: ['support', 'reviewer'] }),
      ).toMatchObject(refusal('forbidden'))
    expect(await limit()).toBe(50_000_00)
    expect(
      await act('grace', 'proposal-reject', { proposalId, reason: 'no', roles: ['credit'] }),
    ).toMatchObject({
      ok: true,
    })
  })

  test('is not approved by its proposer under another name', async () => {
    const proposalId = idOf(await proposeLimit('60500.00'))
    for (const dryRun of [true, false])
      expect(
        await act('grace', 'proposal-approve', { proposalId, principal: 'arn of ada', dryRun }),
      ).toMatchObject(refusal('forbidden'))
    expect(await act('ada', 'proposal-reject', { proposalId, reason: 'a slip' })).toMatchObject({ ok: true })
  })

  test('is done once, though two approve it at once', async () => {
    const proposalId = idOf(await proposeLimit('61000.00'))
    const outcomes = await Promise.all(['grace', 'mary', 'joan'].map((actor) => approve(actor, proposalId)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.message))
    for (const message of refused) expect(message).toMatch(/was approved by (grace|mary|joan)/)
    expect(await limit()).toBe(61_000_00)
    expect(await auditOf('facility-limit')).toHaveLength(1)
  })

  test('comes to one outcome, though one approves and another rejects it at once', async () => {
    const { companyId, facilityId } = await buildFacility(app, { limitCents: 50_000_00 })
    const limitNow = async () => (await readFacility(app, facilityId)).balances.limit
    for (const [round, isApprovedFirst] of [true, false, true, false].entries()) {
      const [before, after] = [await limitNow(), (60_000 + round) * 100]
      const proposalId = idOf(await proposeLimit(decimalFromCents(after), 'ada', { facilityId }))
      const approving = () => approve('grace', proposalId)
      const rejecting = () => act('mary', 'proposal-reject', { proposalId, reason: 'too much' })
      const decisions = isApprovedFirst ? [approving, rejecting] : [rejecting, approving]
      const outcomes = await Promise.all(decisions.map((decide) => decide()))
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      const isApproved = outcomes[isApprovedFirst ? 0 : 1]?.ok === true
      const [message = ''] = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.message))
      expect(message).toMatch(isApproved ? /was approved by grace/ : /was rejected by mary/)
      expect(await limitNow()).toBe(isApproved ? after : before)
      const listed = await act('grace', 'audit-list', { companyId, limit: 200 })
      const decided = listed.ok ? (listed['entries'] as Fields[]) : []
      const actions = decided
        .filter((entry) => JSON.stringify(entry).includes(proposalId))
        .map(({ action }) => action)
      expect(actions.toSorted()).toEqual(
        [isApproved ? 'facility-limit' : 'proposal-reject', 'proposal-make'].toSorted(),
      )
    }
  })

  test.each<[CrashTime, string, number]>([
    ['before', '62000.00', 61_000_00],
    ['after', '63000.00', 63_000_00],
  ])('that breaks off %s it is written is done once in the end', async (when, to, thereafter) => {
    const proposalId = idOf(await proposeLimit(to))
    const failing = createFailingTable(app.deps.table, () => when)
    await expect(approve('grace', proposalId, { ...app.deps, table: failing.table })).rejects.toThrow(
      `${when} the write`,
    )
    expect(await limit()).toBe(thereafter)
    const again = await approve('grace', proposalId)
    expect(again).toMatchObject(when === 'before' ? { ok: true } : { ok: false, reason: 'wrongState' })
    expect(await limit()).toBe(Number(to) * 100)
  })

  test('is not done on another state than the one that it was proposed on', async () => {
    await awaitKyc(app.deps, seller.companyId)
    const ofKyc = idOf(await proposeKyc())
    // The status is the same, but of another submission.
    await awaitKyc(app.deps, seller.companyId)
    const ofLimit = idOf(await proposeLimit('70000.00'))
    const meanwhile = idOf(await proposeLimit('65000.00', 'mary'))
    expect(await approve('joan', meanwhile)).toMatchObject({ ok: true })
    const before = await everything()
    for (const proposalId of [ofKyc, ofLimit]) {
      expect(await approve('grace', proposalId)).toMatchObject(
        refusal('changedMeanwhile', {
          message: expect.stringContaining(`what proposal ${proposalId} would change was changed since`),
        }),
      )
      expect(await act('grace', 'proposal-approve', { proposalId, dryRun: true })).toMatchObject(
        refusal('changedMeanwhile'),
      )
    }
    expect(await everything()).toEqual(before)
    const anew = idOf(await proposeKyc())
    expect(anew).not.toBe(ofKyc)
    expect(await approve('grace', anew)).toMatchObject({ ok: true })
  })

  test('is not done where the watermark, which goes with the limit, was set meanwhile', async () => {
    const proposalId = idOf(await proposeLimit('66000.00'))
    const { facilityId } = seller
    const setWatermark = (watermark: string) =>
      act('mary', 'facility-set', { facilityId, watermark, reason: 'less was unsettled' })
    await setWatermark('30000.00')
    expect(await approve('grace', proposalId)).toMatchObject(refusal('changedMeanwhile'))
    await setWatermark('65000.00')
    expect(await limit()).toBe(65_000_00)
  })

  test('is not done once it was rejected or has expired, and can be proposed anew', async () => {
    const rejected = idOf(await proposeLimit('71000.00'))
    expect(await act('ada', 'proposal-reject', { proposalId: rejected })).toMatchObject(
      refusal('invalidInput'),
    )
    expect(await act('ada', 'proposal-reject', { proposalId: rejected, reason: 'a slip' })).toMatchObject({
      ok: true,
      status: 'rejected',
    })
    expect(await approve('grace', rejected)).toMatchObject(
      refusal('wrongState', { message: expect.stringContaining('was rejected by ada') }),
    )
    const expiring = idOf(await proposeLimit('72000.00'))
    app.clock.advance('P7D')
    expect(await approve('grace', expiring)).toMatchObject(
      refusal('wrongState', { message: expect.stringContaining('expired at 2026-11-09') }),
    )
    expect(await waitingIds()).not.toContain(expiring)
    expect(await limit()).toBe(65_000_00)
    expect(idOf(await proposeLimit('71000.00'))).toBe(rejected)
    // Expired proposals take no place on the page, however many there are.
    expect(await waitingIds({ limit: 1 })).toEqual([rejected])
    expect(idOf(await proposeLimit('72000.00'))).toBe(expiring)
    expect(await approve('grace', rejected)).toMatchObject({ ok: true })
    expect(await limit()).toBe(71_000_00)
  })

  test('can be looked at by both before it is proposed and before it is approved', async () => {
    const before = await everything()
    const input = { facilityId: seller.facilityId, limit: '80000.00', reason: 'sales rose' }
    const simulated = { ok: true, dryRun: true, before: { limit: '71000.00' }, after: { limit: '80000.00' } }
    expect(await act('ada', 'facility-limit', { ...input, dryRun: true })).toMatchObject({
      ...simulated,
      waitsFor: 'a second person',
    })
    expect(await everything()).toEqual(before)
    const proposalId = idOf(await proposeLimit('80000.00'))
    const proposed = await everything()
    const look = (actor: string) => act(actor, 'proposal-approve', { proposalId, dryRun: true })
    expect(await look('grace')).toMatchObject({
      ...simulated,
      changes: expect.arrayContaining([expect.objectContaining({ type: 'facility' })]),
    })
    expect(await look('ada')).toMatchObject(refusal('forbidden'))
    expect(await everything()).toEqual(proposed)
  })
})

const stored = async (proposalId: string) =>
  (await app.everyItem()).filter(({ pk }) => pk === `PROPOSAL#${proposalId}`)

describe('what a proposal says of a person', () => {
  const invite = { email: 'clerk@four-eyes.test', name: '陈晨', phone: '+85261234567' }
  const propose = (changes: Fields = {}) =>
    act('ada', 'user-invite', {
      companyId: seller.companyId,
      reason: 'asked by its owner',
      ...invite,
      ...changes,
    })

  test('is kept until it is decided, and no longer', async () => {
    for (const decision of ['proposal-reject', 'proposal-approve']) {
      const proposalId = idOf(await propose())
      expect(JSON.stringify(await stored(proposalId))).toContain(invite.email)
      expect(await act('grace', decision, { proposalId, reason: 'seen' })).toMatchObject({ ok: true })
      const kept = JSON.stringify(await stored(proposalId))
      expect(kept).toContain(seller.companyId)
      // A decided proposal is deleted seven years after it was made.
      expect(JSON.parse(kept)).toMatchObject([
        { ttl: keptUntil('lenderActs', app.clock.now()).getTime() / 1000 },
      ])
      for (const personal of Object.values(invite)) expect(kept).not.toContain(personal)
    }
    expect(await act('grace', 'user-show', { user: invite.email })).toMatchObject({ email: invite.email })
  })

  test('goes with it as soon as it expires', async () => {
    const ofPerson = idOf(await propose({ email: 'late@four-eyes.test', phone: '+85261234568' }))
    const ofLimit = idOf(await proposeLimit('81000.00'))
    const expiry = app.clock.now().getTime() / 1000 + 7 * 24 * 3600
    expect(await stored(ofPerson)).toMatchObject([{ ttl: Math.floor(expiry) }])
    expect(await stored(ofLimit)).toMatchObject([{ ttl: Math.floor(expiry) + 30 * 24 * 3600 }])
  })
})

test('a proposal that is not there is one clear line', async () => {
  for (const action of ['proposal-approve', 'proposal-reject'])
    expect(await act('grace', action, { proposalId: 'nothing', reason: 'seen' })).toEqual(
      refusal('notFound', { message: 'there is no proposal nothing' }),
    )
})

test('the acts that decide on money and trust are declared to need a second person', async () => {
  const declared = everyAct.filter(({ fourEyes }) => fourEyes)
  expect(declared.map(({ name }) => name).toSorted()).toEqual([
    'announcement-publish',
    'book-currency-set',
    'campaign-tag-set',
    'charge-waive',
    'charge-write-off',
    'customer-service-set',
    'dispute-uphold',
    'drawdown-approve',
    'drawdown-pay-out',
    'drawdown-restructured',
    'exchange-rates-enter',
    'facility-limit',
    'facility-renew',
    'facility-write-off',
    'fee-charge',
    'funding-cost-set',
    'kyc-approve',
    'limit-approve',
    'line-rule-add',
    'line-rule-remove',
    'link-set',
    'loss-parameters-set',
    'month-close',
    'payoff-post',
    'payout-account-verify',
    'payout-batch-confirm',
    'payout-batch-make',
    'payout-batch-rejected',
    'payout-batch-unpaid',
    'payout-returned',
    'plan-end',
    'plan-offer',
    'posting-reverse',
    'red-packet-issue',
    'renewal-approve',
    'repayment-post',
    'risk-rating-override',
    'screening-decide',
    'signer-contact-release',
    'signers-acknowledge',
    'sofr-set',
    'statement-accept',
    'statement-line-book-payout',
    'statement-line-match',
    'statement-line-pay-back',
    'statement-line-to-suspense',
    'suspense-apply',
    'suspense-pay-back',
    'terms-approve',
    'user-invite',
    'user-release-phone',
    'user-reset-factors',
  ])
  expect(declared.filter(({ reads, name }) => reads || name.startsWith('proposal-'))).toEqual([])
})

test.each([environments.staging, environments.production])('$name asks for four eyes', ({ fourEyes }) => {
  expect(fourEyes).toBe(true)
})

test('where nobody asks for four eyes, one person’s act is done', async () => {
  const alone = { ...app.deps, config: { ...app.deps.config, fourEyes: false } }
  const { facilityId } = seller
  const fields = { facilityId, limit: '51000', reason: 'grown' }
  expect(await act('ada', 'facility-limit', { ...fields, dryRun: true }, alone)).not.toHaveProperty(
    'waitsFor',
  )
  expect(await act('ada', 'facility-limit', fields, alone)).toMatchObject({ ok: true })
  expect((await readFacility(app, facilityId)).balances.limit).toBe(51_000_00)
})

test('what a proposal says is for those alone who may do what is proposed', async () => {
  await awaitKyc(app.deps, seller.companyId)
  const proposalId = idOf(await proposeKyc())
  const seenBy = async (role: DeskRole) => {
    const listed = await createDeskHandler(app.deps)({
      action: 'proposal-list',
      actor: 'grace',
      roles: [role],
    })
    if (!listed.ok) throw new Error(listed.message)
    return (listed['waiting'] as Fields[]).find((each) => each['proposalId'] === proposalId)
  }
  expect(await seenBy('reviewer')).toMatchObject({ action: 'kyc-approve', reason: 'register checked' })
  const others = await seenBy('payments')
  expect(others).toMatchObject({ action: 'kyc-approve', proposedBy: 'ada' })
  for (const name of ['fields', 'reason', 'companies', 'before', 'after'])
    expect(others).not.toHaveProperty(name)
  await act('ada', 'proposal-reject', { proposalId, reason: 'never mind' })
})

test('whoever decides on an amount is told whose it is and in what currency, in the list and in the preview', async () => {
  const { facilityId, companyId } = seller
  const proposed = await act('ada', 'facility-limit', { facilityId, limit: '60000', reason: 'the committee' })
  const { proposalId } = proposed as unknown as { proposalId: string }
  const listed = (await act('grace', 'proposal-list', {})) as unknown as { waiting: Fields[] }
  const about = {
    currency: 'GBP',
    companies: [expect.objectContaining({ companyId, companyNameEn: expect.any(String) })],
    after: expect.objectContaining({ limit: '60000.00' }),
  }
  expect(listed.waiting.find((each) => each['proposalId'] === proposalId)).toMatchObject(about)
  expect(await act('grace', 'proposal-approve', { proposalId, dryRun: true })).toMatchObject(about)
  await act('ada', 'proposal-reject', { proposalId, reason: 'never mind' })
})

test('nobody takes away a user’s second factors alone, though they may propose it and approve what others propose', async () => {
  const user = await signUpSeller(app)
  await setUpCodeApp(app, user)
  const codeApp = async () => (await findFactors(app.deps.table, user.userId)).codeApp
  const identityCheck = 'called back on the number on file'
  const reset = { user: user.email, identityCheck, reason: 'lost the telephone' }
  const proposalId = idOf(await act('ada', 'user-reset-factors', reset))
  expect(await approve('ada', proposalId)).toMatchObject(refusal('forbidden'))
  expect(await codeApp()).toBeDefined()
  expect(await approve('grace', proposalId)).toMatchObject({ ok: true })
  expect(await codeApp()).toBeUndefined()
})
