import { beforeEach, expect, test } from 'vitest'
import {
  accountNumberContext,
  findPayoutAccount,
  replacePayoutAccount,
} from '../../../functions/data/payout-accounts.ts'
import { codeAppContext, findFactors, replaceFactors } from '../../../functions/data/second-factors.ts'
import {
  createShopAccount,
  findShopAccount,
  shopAccountContext,
} from '../../../functions/data/shop-accounts.ts'
import { findShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import type { Table } from '../../../functions/data/table.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { jobShards } from '../../../functions/jobs/job-shards.ts'
import { reencryptSecrets } from '../../../functions/jobs/reencrypt.ts'
import { decryptTokens, encryptTokens, shopTokensContext } from '../../../functions/shops/encrypted-tokens.ts'
import { encryptLegacyFormat } from '../../support/encrypt-legacy-format.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const yearMs = 366 * 24 * 3_600_000
const day = /^v2\.(\d{8})\./

const app = await useTestApp()
let companyId: string
beforeEach(() => {
  companyId = app.deps.random.id()
})

const keepPassword = async (sealedPassword: string, accountId: string) => {
  const { table, clock } = app.deps
  await table.transact(
    createShopAccount(table, {
      companyId,
      accountId,
      platform: 'harbor',
      login: accountId,
      loginUrl: 'https://harbor.test/login',
      sealedPassword,
      status: 'active',
      updatedAt: clock().toISOString(),
      version: 0,
    }),
  )
}
const contextOf = (accountId: string) => shopAccountContext(companyId, accountId)
const passwordOf = async (accountId: string) =>
  (await findShopAccount(app.deps.table, companyId, accountId))?.sealedPassword ?? ''

const keepNumber = async (sealedAccountNumber: string) => {
  const { table } = app.deps
  await table.transact({
    account: replacePayoutAccount(table, {
      companyId,
      accountId: '1',
      sealedAccountNumber,
      status: 'verified',
      version: 0,
    } as Parameters<typeof replacePayoutAccount>[1]),
  })
}
const numberOf = async () =>
  (await findPayoutAccount(app.deps.table, companyId, '1'))?.sealedAccountNumber ?? ''

const keepTokens = async (sealedTokens: string) => {
  const { table } = app.deps
  await table.transact({
    shop: replaceShop(table, { companyId, shopId: 's', name: 'Lantern', sealedTokens, version: 0 } as Shop),
  })
}
const tokensOf = async () => (await findShop(app.deps.table, companyId, 's'))?.sealedTokens ?? ''

const reencryptAll = async (deps = app.deps) => {
  let resealed = 0
  for (;;) {
    const run = await reencryptSecrets(deps)
    resealed += run.resealed
    if (run.isThrough) return resealed
  }
}

test('values in the legacy format or older than a year are reencrypted, and decrypt to the same text', async () => {
  const { seal, clock } = app.deps
  await keepPassword(await encryptLegacyFormat(app, 'first way', contextOf('a')), 'a')
  await keepNumber(await seal.seal('012-345678-001', accountNumberContext(companyId)))
  const context = shopTokensContext(companyId, 's')
  await keepTokens(await encryptTokens(seal, context, { accessToken: 'without end' }))
  const [number, tokens] = [await numberOf(), await tokensOf()]

  await reencryptAll()
  expect(await passwordOf('a')).toMatch(day)
  expect(await seal.open(await passwordOf('a'), contextOf('a'))).toBe('first way')
  expect([await numberOf(), await tokensOf()]).toEqual([number, tokens])

  app.clock.set(new Date(clock().getTime() + yearMs).toISOString())
  await reencryptAll()
  const today = clock().toISOString().slice(0, 10).replaceAll('-', '')
  for (const sealed of [await numberOf(), await tokensOf()]) expect(day.exec(sealed)?.[1]).toBe(today)
  expect(await seal.open(await numberOf(), accountNumberContext(companyId))).toBe('012-345678-001')
  expect(await decryptTokens(seal, context, await tokensOf())).toEqual({ accessToken: 'without end' })
  expect(await reencryptAll()).toBe(0)
})

test('an authenticator app’s secret is reencrypted, unless it was used concurrently', async () => {
  const { table, seal, random } = app.deps
  const userId = random.id()
  const codeApp = {
    sealedSecret: await encryptLegacyFormat(app, 'JBSWY3DP', codeAppContext(userId)),
    addedAt: '2026-11-02T01:00:00.000Z',
    lastStep: 1,
  }
  const kept = { userId, passkeys: [], recoveryCodes: [], version: 0, codeApp }
  await table.transact({ factors: replaceFactors(table, kept) })
  const taking: Table = {
    ...table,
    write: async (write) => {
      const factors = await findFactors(table, userId)
      if (write.key.sk === 'FACTORS')
        await table.transact({
          factors: replaceFactors(table, { ...factors, codeApp: { ...codeApp, lastStep: 2 } }),
        })
      return table.write(write)
    },
  }
  await reencryptAll({ ...app.deps, table: taking })
  expect((await findFactors(table, userId)).codeApp).toEqual({ ...codeApp, lastStep: 2 })
  await reencryptAll()
  const { codeApp: resealed } = await findFactors(table, userId)
  expect(resealed).toEqual({ ...codeApp, lastStep: 2, sealedSecret: expect.stringMatching(day) as string })
  expect(await seal.open(resealed?.sealedSecret ?? '', codeAppContext(userId))).toBe('JBSWY3DP')
})

test('an interrupted run is continued by the next one, page by page', async () => {
  for (const id of ['a', 'b', 'c', 'd'])
    await keepPassword(await encryptLegacyFormat(app, id, contextOf(id)), id)
  let writes = 0
  const breaking: Table = {
    ...app.deps.table,
    write: async (write) => {
      if (++writes === 2) throw new Error('the process ended')
      return app.deps.table.write(write)
    },
  }
  await expect(reencryptSecrets({ ...app.deps, table: breaking }, { pages: 1000, items: 1 })).rejects.toThrow(
    /ended|anew/,
  )
  let runs = 1
  while (!(await reencryptSecrets(app.deps, { pages: 3, items: 2 })).isThrough && runs < 200) runs++
  expect(runs).toBeGreaterThan(1)
  expect(runs).toBeLessThan(200)
  await reencryptAll()
  for (const id of ['a', 'b', 'c', 'd'])
    expect([
      day.test(await passwordOf(id)),
      await app.deps.seal.open(await passwordOf(id), contextOf(id)),
    ]).toEqual([true, id])
})

test('its shards together cover every value', async () => {
  const ids = Array.from({ length: 12 }, (_, id) => `shard-${id}`)
  for (const id of ids) {
    companyId = app.deps.random.id()
    await keepPassword(await encryptLegacyFormat(app, id, contextOf(id)), id)
  }
  const runs = await Promise.all(
    Array.from({ length: jobShards.reseal }, (_, shard) => reencryptSecrets(app.deps, { shard })),
  )
  expect(runs.reduce((sum, { resealed }) => sum + resealed, 0)).toBe(ids.length)
  expect(runs.every(({ isThrough }) => isThrough)).toBe(true)
})

test('a concurrently changed value keeps the change', async () => {
  await keepPassword(await encryptLegacyFormat(app, 'before', contextOf('a')), 'a')
  const { table, seal } = app.deps
  const changed = await seal.seal('changed', contextOf('a'))
  const racing: Table = {
    ...table,
    write: async (write) => {
      const account = await findShopAccount(table, companyId, 'a')
      if (account && write.key.sk === account.sk)
        await table.write({
          ...write,
          when: { version: account.version },
          set: { sealedPassword: changed },
        } as typeof write)
      return table.write(write)
    },
  }
  await reencryptAll({ ...app.deps, table: racing })
  expect(await passwordOf('a')).toBe(changed)
})

test('a value that cannot be decrypted does not block others, and makes the job fail', async () => {
  await keepPassword(await encryptLegacyFormat(app, 'of another', contextOf('elsewhere')), 'a')
  await keepPassword(await encryptLegacyFormat(app, 'sound', contextOf('b')), 'b')
  const run = createJobsHandler(app.deps)
  await expect(run({ job: 'reseal' })).rejects.toThrow('could not be sealed anew')
  expect(await passwordOf('b')).toMatch(day)
  expect(await passwordOf('a')).not.toMatch(day)
  expect(app.log.filter(({ message }) => message === 'a secret could not be sealed anew')).toMatchObject([
    { fields: { type: 'shop-account' } },
  ])
})
