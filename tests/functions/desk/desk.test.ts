import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import { findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { put } from '../../../functions/data/table.ts'
import { type DeskAct, type DeskOutcome, refuseAct } from '../../../functions/desk/engine/desk-act.ts'
import type { DeskInput } from '../../../functions/desk/engine/parse-act.ts'
import { performAct } from '../../../functions/desk/engine/perform-act.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { deskOf } from '../../support/desk-of.ts'
import { requestDrawdown } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { companyInfo, completeKyc, submit } from '../kyc/kyc-data.ts'

const app = await useTestApp()

const desk = (input: Omit<DeskInput, 'actor'> & { action: string; actor?: string }) =>
  deskOf(app.deps)({
    actor: 'ada',
    ...(input.action === 'kyc-approve' ? unreviewed : {}),
    ...input,
  })

const submitted = async (): Promise<Seller & { kycId: string }> => {
  const seller = await signUpSeller(app)
  const kycId = await completeKyc(app, seller.token)
  await submit(app, seller.token, kycId)
  return { ...seller, kycId }
}

const statusOf = async ({ token }: Seller) =>
  (await app.send(companiesEndpoints.getCompanyProfile, {}, { token })).data.kycStatus

const auditOf = async ({ companyId }: Seller) => {
  const listed = await desk({ action: 'audit-list', companyId })
  const entries = listed.ok ? (listed['entries'] as Record<string, unknown>[]) : []
  // The seller's acts are listed too, with their subject.
  return entries.filter(({ subject }) => subject === undefined)
}

describe('deciding a KYC', () => {
  it('approves it, says so to the owner, and leaves an audit entry', async () => {
    const seller = await submitted()
    const decided = await desk({
      action: 'kyc-approve',
      companyId: seller.companyId,
      reason: 'register checked',
    })
    expect(decided).toEqual({
      ok: true,
      companyId: seller.companyId,
      kycId: seller.kycId,
      kycStatus: 'approved',
    })
    expect(await statusOf(seller)).toBe('approved')
    expect(await auditOf(seller)).toEqual([
      {
        auditId: expect.any(String),
        at: app.deps.clock().toISOString(),
        action: 'kyc-approve',
        actor: 'ada',
        actorName: null,
        reason: 'register checked',
        companyId: seller.companyId,
        companyNameEn: 'Harbour Lantern Trading Limited',
        companyNameCn: '海港灯饰贸易有限公司',
        isLook: false,
        before: { kycStatus: 'submitted' },
        after: expect.objectContaining({ kycStatus: 'approved' }),
      },
    ])
    await app.drainEvents()
    const mail = app.outbox.newestTo(seller.email)
    expect(mail.subject).toContain('认证已通过')
    expect(mail.text).toContain('海港灯饰贸易有限公司')
    expect(mail.text).toContain('https://portal.test/financing/credit/hook/home')
    expect(mail.text).not.toContain('register checked')
  })

  it('happens once, though two people decide at the same time', async () => {
    const seller = await submitted()
    const { companyId } = seller
    const outcomes = await Promise.all([
      desk({ action: 'kyc-approve', companyId }),
      desk({ action: 'kyc-reject', companyId, reason: 'no such company' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const later = await desk({ action: 'kyc-approve', companyId })
    expect(later).toEqual(refusal('kycAlreadyDecided', { message: 'already decided' }))
    expect(await auditOf(seller)).toHaveLength(1)
  })

  it('is refused where there is nothing to decide', async () => {
    const seller = await signUpSeller(app)
    const { companyId } = seller
    expect(await desk({ action: 'kyc-approve', companyId: 'nobody' })).toMatchObject(
      refusal('notFound', { message: 'there is no company nobody' }),
    )
    expect(await desk({ action: 'kyc-approve', companyId })).toMatchObject(refusal('notFound'))
    await completeKyc(app, seller.token)
    expect(await desk({ action: 'kyc-approve', companyId })).toMatchObject(refusal('wrongState'))
    expect(await auditOf(seller)).toEqual([])
    expect(await statusOf(seller)).toBe('draft')
  })

  it('does not decide another submission than the one that was seen', async () => {
    const seller = await submitted()
    const { companyId } = seller
    expect(await desk({ action: 'kyc-approve', companyId, kycId: 'an-earlier-one' })).toMatchObject(
      refusal('notFound'),
    )
    expect(await statusOf(seller)).toBe('submitted')
  })

  it('gives the numbers of a rejected company free', async () => {
    const impostor = await signUpSeller(app)
    const info = companyInfo()
    await submit(app, impostor.token, await completeKyc(app, impostor.token, info))
    const owner = await signUpSeller(app)
    const theirs = await completeKyc(app, owner.token, info)
    expect((await submit(app, owner.token, theirs)).code).toBe(30015)
    await desk({ action: 'kyc-reject', companyId: impostor.companyId, reason: 'not the owner' })
    expect((await submit(app, owner.token, theirs)).code).toBe(200)
  })

  it('tells the owner of a returned KYC what to change', async () => {
    const seller = await submitted()
    await desk({ action: 'kyc-return', companyId: seller.companyId, reason: '请上传清晰的证件照片' })
    await app.drainEvents()
    const { text } = app.outbox.newestTo(seller.email)
    expect(text).toContain('请上传清晰的证件照片')
    expect(text).toContain('https://portal.test/financing/company\n')
  })
})

describe('the reviews that wait', () => {
  it('are listed oldest first, until they are decided', async () => {
    const waiting = async () => {
      const listed = await desk({ action: 'kyc-list', limit: 200 })
      return listed.ok ? (listed['waiting'] as { companyId: string }[]).map(({ companyId }) => companyId) : []
    }
    const first = await submitted()
    app.clock.advance('PT1M')
    const second = await submitted()
    const listed = await waiting()
    expect(listed).toContain(first.companyId)
    expect(listed.indexOf(first.companyId)).toBeLessThan(listed.indexOf(second.companyId))
    await desk({ action: 'kyc-approve', companyId: first.companyId })
    await expect.poll(waiting).not.toContain(first.companyId)
    expect(await waiting()).toContain(second.companyId)
  })
})

describe('the desk', () => {
  it('refuses what it does not know, and what lacks its actor, its reason or a field', async () => {
    expect(await desk({ action: 'money-print' })).toMatchObject(refusal('wrongState'))
    expect(await desk({ action: 'kyc-approve', actor: '', companyId: 'x' })).toMatchObject(
      refusal('invalidInput'),
    )
    const unreasoned = await desk({ action: 'kyc-reject', companyId: 'x' })
    expect(unreasoned).toMatchObject(refusal('invalidInput'))
    expect(unreasoned.ok ? '' : unreasoned.message).toContain('reason')
    expect(await desk({ action: 'kyc-approve' })).toMatchObject(refusal('invalidInput'))
  })

  it('decides no drawdown that is named with another facility', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { companyId, facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '20000.00')
    const { table } = app.deps
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    if (!drawdown) throw new Error('no drawdown was requested')
    await table.transact({ moved: replaceDrawdown(table, { ...drawdown, facilityId: 'another' }) })
    for (const action of ['drawdown-approve', 'drawdown-reject', 'drawdown-pay-out'])
      expect(await desk({ action, facilityId, drawdownId, reason: 'seen' })).toMatchObject(
        refusal('notFound'),
      )
    expect((await findDrawdown(table, companyId, drawdownId))?.status).toBe('requested')
  })

  it('sets no watermark and no frozen limit below nothing or beyond all money, and takes no such report', async () => {
    const { facilityId } = await buildFacility(app, { limitCents: 50_000_00 })
    const account = { platform: 'payoneer', accountId: 'a' }
    for (const wrong of ['-0.01', '99999999999999999.00'])
      for (const given of [
        { action: 'facility-set', watermark: wrong },
        { action: 'facility-set', frozenLimit: wrong },
        { action: 'balance-report', ...account, unsettled: wrong },
      ])
        expect(await desk({ facilityId, reason: 'slip', ...given })).toMatchObject(refusal('invalidInput'))
    const { balances } = await readFacility(app, facilityId)
    expect([balances.watermark, balances.frozenLimit]).toEqual([50_000_00, 0])
  })

  it('lets no act write anything without its audit entry, nor one that only reads write at all', async () => {
    const write = put(app.deps.table, { pk: 'UNAUDITED', sk: 'UNAUDITED', type: 'test' })
    const perform = (run: DeskAct['run'], reads?: true) => {
      const action: DeskAct = {
        name: 'test-act',
        summary: '',
        roles: [],
        input: z.object({}),
        output: z.object({}),
        run,
        ...(reads ? { reads } : {}),
      }
      return performAct(
        {
          action,
          input: {},
          person: { actor: 'ada' },
          roles: everyDeskRole,
          permits: async () => true,
          carryOut: async () => refuseAct('wrongState', 'nothing'),
          commit: ({ writes }) => app.deps.table.transact(writes),
        },
        app.deps,
      )
    }
    const audited: DeskAct['run'] = async (_input, act, { table }) => {
      await table.transact({ write, audit: act.audit({ before: null, after: 'seen' }) })
      await table.write(write)
      return { ok: true }
    }
    const before = (await app.everyItem()).length
    for (const [run, reads] of [
      [async (_input, _act, { table }) => table.transact({ write }) as unknown as DeskOutcome],
      [async (_input, _act, { table }) => ({ ok: await table.write(write) })],
      [audited, true],
    ] as [DeskAct['run'], true?][])
      await expect(perform(run, reads)).rejects.toThrow('without an audit entry')
    expect(await app.everyItem()).toHaveLength(before)
    expect(await perform(audited)).toEqual({ ok: true })
    expect(await app.everyItem()).toHaveLength(before + 2)
  })

  it('says in one line which id it does not know, whatever the act', async () => {
    // Values for fields whose examples are not valid here.
    const given = {
      targets: [{ kind: 'charge', facilityId: 'x', id: 'x' }],
      bankDidNotPay: true,
      reportedOn: '2026-11-01',
      receivedOn: '2026-11-01',
      consentOn: '2026-11-01',
      file: Buffer.from('%PDF-1.7').toString('base64'),
    }
    for (const each of everyAct) {
      const { name, input } = each
      const ids = Object.keys(input.shape).filter((field) => field.endsWith('Id'))
      const [first] = ids
      if (!first) continue
      const named = Object.fromEntries(ids.map((field) => [field, `no-such-${field}`]))
      const examples = Object.fromEntries(
        actFieldsOf(each).flatMap(({ name: field, required, type, example }) =>
          required && example !== '' ? [[field, type === 'json' ? JSON.parse(example) : example]] : [],
        ),
      )
      const outcome = await desk({ action: name, reason: 'seen', ...examples, ...given, ...named })
      expect([name, outcome]).toEqual([name, { ok: false, reason: 'notFound', message: expect.any(String) }])
      const message = outcome.ok ? '' : outcome.message
      expect(message).toContain(`no-such-${first}`)
      expect(message).not.toContain('\n')
      const overlong = await desk({
        action: name,
        reason: 'seen',
        ...examples,
        ...given,
        ...named,
        [first]: 'x'.repeat(3000),
      })
      expect([name, overlong]).toMatchObject([name, { ok: false, reason: 'invalidInput' }])
    }
  })

  it('names each action by its subject first', () => {
    for (const { name } of everyAct) expect(name).toMatch(/^[a-z]+-[a-z-]+$/)
  })

  it.each(['toString', '__proto__', 'kyc', ''])('has no action %s', async (action) => {
    expect(await desk({ action })).toEqual(refusal('wrongState', { message: `there is no act ${action}` }))
  })

  it('lists the acts of a month page by page', async () => {
    const seller = await submitted()
    await desk({ action: 'kyc-approve', companyId: seller.companyId })
    const month = app.deps.clock().toISOString().slice(0, 7)
    const seen: unknown[] = []
    let cursor: string | undefined
    do {
      const page = await desk({ action: 'audit-list', month, limit: 2, ...(cursor ? { cursor } : {}) })
      if (!page.ok) throw new Error(page.message)
      seen.push(...(page['entries'] as { companyId: string }[]).map(({ companyId }) => companyId))
      cursor = page['cursor'] as string | undefined
    } while (cursor)
    expect(seen).toContain(seller.companyId)
    expect(await desk({ action: 'audit-list', month: '1999-01' })).toMatchObject({ ok: true, entries: [] })
  })
})
