import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { eraseClosedAccounts } from '../../../functions/jobs/erasure.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { Crash, createFailingTable } from '../../support/failing-table.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { uploadCleanFile } from '../files/upload-file.ts'

const app = await useTestApp()

const look = async ({ token }: Seller) => (await app.send(privacyEndpoints.lookAtClosing, {}, { token })).data
const close = ({ token }: Seller) => app.send(privacyEndpoints.closeAccount, {}, { token })
const logIn = ({ email, password }: Seller) => app.send(accountEndpoints.login, { body: { email, password } })

/** Items that expire within weeks: events, counters and mailed links. */
const passing = ['event', 'daily-count', 'activation']

/** Every item that contains one of `words`. */
const naming = async (...words: string[]) =>
  (await app.everyItem())
    .filter((item) => words.some((word) => JSON.stringify(item).includes(word)))
    .map(({ type }) => String(type))

describe('closing an account', () => {
  it('ends it at once: logins are refused, every session ends, and a mail states the date of erasure', async () => {
    const seller = await signUpSeller(app)
    expect(await look(seller)).toMatchObject({ obstacles: [], is_kept: false })
    const { data } = await close(seller)
    expect(data).toEqual({
      is_closed: true,
      obstacles: [],
      is_kept: false,
      erase_at: new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString(),
    })
    expect((await app.send(accountEndpoints.getUser, {}, seller)).status).toBe(401)
    expect((await logIn(seller)).code).not.toBe(0)
    await app.drainEvents()
    const mail = app.outbox.sent.findLast(({ to }) => to === seller.email)
    expect(mail?.text).toContain('账户已注销')
    expect(mail?.text).not.toContain('法律要求')
  })

  it('is refused while a facility is open or money is in transit, with the reason', async () => {
    const seller = await buildFacility(app, { limitCents: 250_000_00 })
    expect(await look(seller)).toMatchObject({ obstacles: ['facilityOpen'], is_kept: true })
    await requestDrawdown(app, seller, '10000.00')
    expect((await close(seller)).data).toEqual({
      is_closed: false,
      obstacles: ['facilityOpen', 'moneyOpen'],
      is_kept: false,
      erase_at: null,
    })
    expect((await app.send(accountEndpoints.getUser, {}, seller)).status).toBe(200)
  })

  it('leaves a company to its other administrator, and is refused for the last one', async () => {
    const seller = await signUpSeller(app)
    const colleague = await signUpColleague(app, seller, 'user')
    expect((await close(seller)).data.obstacles).toEqual(['lastAdministrator'])
    expect((await close(colleague)).data).toMatchObject({ is_closed: true, is_kept: false })
    app.clock.advance('P15D')
    await eraseClosedAccounts(app.deps)
    expect(await findCompany(app.deps.table, seller.companyId)).toBeDefined()
  })
})

describe('the erasure', () => {
  it('removes all of the user, the company and its files, and releases the address and the number', async () => {
    const seller = await signUpSeller(app)
    await app.send(kycEndpoints.createKyc, { body: {} }, seller)
    const fileId = await uploadCleanFile(app, seller)
    await close(seller)
    await app.drainEvents()
    expect(await eraseClosedAccounts(app.deps)).toEqual({ erased: 0 })
    expect(await naming(seller.userId)).toContain('user')
    app.clock.advance('P15D')
    expect(await eraseClosedAccounts(app.deps)).toMatchObject({ erased: 1 })
    const left = new Set(await naming(seller.userId, seller.companyId, seller.email, fileId))
    for (const each of passing) left.delete(each)
    expect([...left]).toEqual([])
    expect(await eraseClosedAccounts(app.deps)).toEqual({ erased: 0 })
  })

  it('that crashes anywhere is completed by the next run', async () => {
    for (const failAt of [1, 2, 5, 9, 14]) {
      const seller = await signUpSeller(app)
      await close(seller)
      await app.drainEvents()
      app.clock.advance('P15D')
      const { table } = app.deps
      const failing = createFailingTable(table, (write) => (write === failAt ? 'before' : undefined))
      await eraseClosedAccounts({ ...app.deps, table: failing.table }).catch((error: unknown) => {
        if (!(error instanceof AggregateError || error instanceof Crash)) throw error
      })
      await eraseClosedAccounts(app.deps)
      const left = new Set(await naming(seller.userId, seller.companyId, seller.email))
      for (const each of passing) left.delete(each)
      expect([failAt, ...left]).toEqual([failAt])
    }
  })

  it('skips an account that the lender has reopened', async () => {
    const seller = await signUpSeller(app)
    await close(seller)
    await callDesk(app, 'user-unblock', { user: seller.email })
    app.clock.advance('P15D')
    expect(await eraseClosedAccounts(app.deps)).toEqual({ erased: 0 })
    expect((await logIn(seller)).code).toBe(0)
  })

  it('keeps a company that somebody else has joined', async () => {
    const seller = await signUpSeller(app)
    await close(seller)
    const { table } = app.deps
    const company = await findCompany(table, seller.companyId)
    if (!company) throw new Error('no company')
    await signUpColleague(app, seller)
    await table.transact({ ...storeCompany(table, company) })
    app.clock.advance('P15D')
    await eraseClosedAccounts(app.deps)
    expect(await findCompany(table, seller.companyId)).toBeDefined()
    expect(await naming(seller.email)).not.toContain('user')
  })
})
