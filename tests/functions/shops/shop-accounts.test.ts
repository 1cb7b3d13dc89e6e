import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listCompanyAudit } from '../../../functions/data/audit-lists.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { searchShopAccounts, addShopAccount, editShopAccount, deleteShopAccounts, revealShopPassword } =
  shopsEndpoints
type Added = RequestOf<typeof addShopAccount>['body']
type Edit = RequestOf<typeof editShopAccount>['body']

const marketplace = (id: string) => ({
  id,
  kind: 'marketplace',
  name: id,
  authorizeUrl: 'https://shop.test/authorize',
  tokenUrl: 'https://shop.test/token',
  apiUrl: 'https://shop.test/api',
  clientId: 'portal',
})

const app = await useTestApp({ config: { platforms: [marketplace('harbor-market'), marketplace('bazaar')] } })
let accounts = 0
const seller = await signUpSeller(app)
const stranger = await signUpSeller(app)

const secret = ' s3cret of the shop '
const anAccount = (change: Partial<Added> = {}): Added => ({
  platform_id: 'harbor-market',
  login: `login-${++accounts}`,
  password: secret,
  login_url: 'https://seller.harbor.test/login',
  ...change,
})
const add = (body: Added, { token } = seller) => app.send(addShopAccount, { body }, { token })
const edit = (body: Edit, { token } = seller) => app.send(editShopAccount, { body }, { token })
const remove = (ids: string[], { token } = seller) =>
  app.send(deleteShopAccounts, { body: { ids } }, { token })
const reveal = (id: string, { token } = seller) => app.send(revealShopPassword, { body: { id } }, { token })
const search = async (body: RequestOf<typeof searchShopAccounts>['body'] = {}, { token } = seller) =>
  (await app.send(searchShopAccounts, { body }, { token })).data
const logins = async (body: RequestOf<typeof searchShopAccounts>['body'], as = seller) =>
  (await search(body, as)).records.map(({ login }) => login)
const passwordOf = async (id: string) => (await reveal(id)).data.password
const itemsOf = async (type: string) => (await app.everyItem()).filter((item) => item['type'] === type)

describe('adding a shop account', () => {
  it('tells all that is wrong at once, and keeps nothing', async () => {
    const before = await app.everyItem()
    const refused = await add(
      anAccount({ platform_id: '', login: 'a\nb', password: '', login_url: 'javascript:alert(1)' }),
    )
    expect([refused.code, refused.errors]).toEqual([
      20008,
      [
        { field: 'body.platform_id', rule: 'required' },
        { field: 'body.login', rule: 'charactersInvalid' },
        { field: 'body.password', rule: 'required' },
        { field: 'body.login_url', rule: 'invalid' },
      ],
    ])
    expect((await add(anAccount({ platform_id: 'nowhere' }))).errors).toEqual([
      { field: 'body.platform_id', rule: 'unknownOption' },
    ])
    expect(await app.everyItem()).toEqual(before)
  })

  it('keeps the password sealed, as it was typed, and shows it nowhere', async () => {
    const body = anAccount()
    const answered = await add(body)
    const { id } = answered.data
    expect(answered.data).toEqual({
      id,
      platform: 'harbor-market',
      login: body.login,
      login_url: body.login_url,
      status: 'active',
      updated_at: app.clock.now().toISOString(),
      version: 1,
    })
    expect(JSON.stringify(await app.everyItem())).not.toContain(secret.trim())
    const { records } = await search({ text: body.login.toUpperCase() })
    expect(records).toEqual([answered.data])
    expect(await passwordOf(id)).toBe(secret)
  })

  it('keeps one, however often and at whatever moment it is sent', async () => {
    const body = anAccount()
    const answers = await Promise.all([add(body), add(body), add(body)])
    const ids = new Set([...answers, await add(body)].map(({ data }) => data.id))
    expect(ids.size).toBe(1)
    expect(await logins({ text: body.login })).toEqual([body.login])
    const other = await add({ ...body, password: 'another' })
    expect([other.status, other.code, other.errors]).toEqual([
      409,
      20017,
      [{ field: 'body.login', rule: 'invalid' }],
    ])
    expect(await passwordOf([...ids][0] ?? '')).toBe(secret)
    expect((await add({ ...body, platform_id: 'bazaar' })).code).toBe(200)
    expect((await add(body, stranger)).code).toBe(200)
  })
})

describe('editing a shop account', () => {
  it('is refused where it was changed since it was seen, and where the login is another’s', async () => {
    const { data: one } = await add(anAccount())
    const { data: other } = await add(anAccount())
    const before = await app.everyItem()
    const taken = await edit({ id: one.id, version: 1, login: other.login })
    expect([taken.code, taken.errors]).toEqual([20017, [{ field: 'body.login', rule: 'invalid' }]])
    expect((await edit({ id: one.id, version: 2, status: 'inactive' })).code).toBe(20009)
    expect((await edit({ id: one.id, version: 1 })).errors).toEqual([{ field: 'body', rule: 'atLeastOne' }])
    expect((await edit({ id: one.id, version: 1, platform_id: 'nowhere' })).code).toBe(20008)
    expect((await edit({ id: one.id, version: 1, status: 'inactive' }, stranger)).code).toBe(20018)
    expect(await app.everyItem()).toEqual(before)
  })

  it('changes what is named and nothing else, once of two at the same moment', async () => {
    const { data: one } = await add(anAccount())
    app.clock.advance('PT1M')
    const answers = await Promise.all([
      edit({ id: one.id, version: 1, password: 'left' }),
      edit({ id: one.id, version: 1, password: 'right' }),
    ])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 20009])
    expect(await passwordOf(one.id)).toBe(answers[0].code === 200 ? 'left' : 'right')
    const login = `${one.login}-renamed`
    const renamed = await edit({ id: one.id, version: 2, login, status: 'inactive' })
    expect(renamed.data).toEqual({
      ...one,
      login,
      status: 'inactive',
      updated_at: app.clock.now().toISOString(),
      version: 3,
    })
    // The former login is free again, the new one is not.
    expect((await add(anAccount({ login: one.login }))).code).toBe(200)
    expect((await add(anAccount({ login, password: 'x' }))).code).toBe(20017)
  })
})

describe('the list of shop accounts', () => {
  it('is the company’s own, filtered, sorted and cut into pages', async () => {
    const own = await signUpSeller(app)
    for (const login of ['b', 'a', 'c']) {
      app.clock.advance('PT1M')
      await add(anAccount({ login, status: login === 'c' ? 'inactive' : 'active' }), own)
    }
    expect(await logins({}, own)).toEqual(['c', 'a', 'b'])
    expect(await logins({ sort_by: 'login', order: 'asc' }, own)).toEqual(['a', 'b', 'c'])
    expect(await logins({ status: 'inactive' }, own)).toEqual(['c'])
    expect(await logins({ platform: 'bazaar' }, own)).toEqual([])
    const first = await search({ page_size: 2 }, own)
    expect(await logins({ page_size: 2, cursor: first.cursor ?? '' }, own)).toEqual(['b'])
  })
})

const looksOf = async ({ companyId }: Seller) =>
  (await listCompanyAudit(app.deps.table, companyId, { limit: 10 })).items.filter(
    ({ action }) => action === 'shop-password-shown',
  )

describe('looking at a password', () => {
  it('takes a step-up, and nothing is shown or told without', async () => {
    const own = await signUpSeller(app)
    const { id } = (await add(anAccount(), own)).data
    expect((await reveal(id, stranger)).code).toBe(20018)
    const unproven = await app.send(
      revealShopPassword,
      { body: { id } },
      { token: own.token, isProven: false },
    )
    expect([unproven.status, unproven.code, unproven.data]).toEqual([400, 60001, null])
    expect(await looksOf(own)).toEqual([])
    await app.drainEvents()
    expect(app.outbox.sent.filter(({ to, text }) => to === own.email && text.includes('login-'))).toEqual([])
  })

  it('is audited, and told by mail and in the security activity, each time', async () => {
    const own = await signUpSeller(app)
    const body = anAccount()
    const { id } = (await add(body, own)).data
    for (let look = 0; look < 2; look++) expect((await reveal(id, own)).data).toEqual({ password: secret })
    const items = await looksOf(own)
    expect(items).toMatchObject(
      Array.from({ length: 2 }, () => ({
        action: 'shop-password-shown',
        actor: `user:${own.userId}`,
        ip: '203.0.113.7',
        userAgent: 'test',
        after: { accountId: id, platform: 'harbor-market' },
      })),
    )
    await app.drainEvents()
    const mails = app.outbox.sent.filter(({ to, text }) => to === own.email && text.includes(body.login))
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain(own.email)
    expect(JSON.stringify([mails, items])).not.toContain(secret.trim())
    const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, own)
    expect(
      data.news.filter(({ what, about }) => what === 'shopPasswordShown' && about === body.login),
    ).toHaveLength(2)
  })
})

describe('deleting shop accounts', () => {
  it('leaves nothing of them, and passes over what is gone', async () => {
    const one = (await add(anAccount())).data
    const two = (await add(anAccount())).data
    const foreign = (await add(anAccount(), stranger)).data
    const before = (await itemsOf('shop-account')).length
    expect((await remove([foreign.id])).code).toBe(20018)
    expect((await remove([])).errors).toEqual([{ field: 'body.ids', rule: 'atLeastOne' }])
    const many = await remove(Array.from({ length: 1001 }, (_, index) => `id-${index}`))
    expect([many.code, many.errors]).toEqual([20015, [{ field: 'body.ids', rule: 'tooMany' }]])
    expect((await itemsOf('shop-account')).length).toBe(before)
    const answers = await Promise.all([remove([one.id]), remove([one.id, two.id, foreign.id, 'none'])])
    expect(answers[1].code).toBe(200)
    expect((await remove([one.id, two.id])).code).toBe(20018)
    const left = JSON.stringify((await app.everyItem()).filter(({ type }) => type !== 'audit'))
    expect([one.id, two.id].filter((id) => left.includes(id))).toEqual([])
    expect((await itemsOf('shop-account')).length).toBe(before - 2)
    expect((await itemsOf('shop-login')).length).toBe(before - 2)
    expect((await reveal(one.id)).code).toBe(20018)
    expect((await add(anAccount({ login: one.login }))).data.id).not.toBe(one.id)
  })
})
