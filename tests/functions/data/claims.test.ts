import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCredentials,
  expectCredentials,
  findCredentials,
  removeCredentials,
  replaceCredentials,
} from '../../../functions/data/credentials.ts'
import { claimPhone, findUserIdOfPhone, releasePhone } from '../../../functions/data/users.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.close())

/** Whether a transaction of one write is committed. */
const lands = async (write: Parameters<TestTable['table']['transact']>[0][string]) =>
  (await store.table.transact({ write })).ok

const email = 'given-up@shop.test'
const former = { email, userId: 'former', version: 1 }
const holder = { email, userId: 'holder', version: 1 }

describe('claims of an address that was released and taken by somebody else, with the same version', () => {
  beforeAll(async () => {
    await lands(createCredentials(store.table, holder))
  })

  test.each([
    ['signs its former holder in', expectCredentials],
    ['takes their password', replaceCredentials],
    ['goes with them', removeCredentials],
    ['is claimed by them', createCredentials],
  ])('never %s', async (_, write) => {
    expect(await lands(write(store.table, former))).toBe(false)
    expect(await findCredentials(store.table, email)).toMatchObject(holder)
  })

  test('belong to the holder', async () => {
    expect(await lands(expectCredentials(store.table, holder))).toBe(true)
    expect(await lands(expectCredentials(store.table, { ...holder, version: 2 }))).toBe(false)
  })
})

test('a number can be claimed once, and released by its holder only', async () => {
  const { table } = store
  const phone = '+85291234567'
  expect(await lands(claimPhone(table, phone, 'holder'))).toBe(true)
  expect(await lands(claimPhone(table, phone, 'other'))).toBe(false)
  expect(await lands(releasePhone(table, phone, 'other'))).toBe(false)
  expect(await findUserIdOfPhone(table, phone)).toBe('holder')
  expect(await lands(releasePhone(table, phone, 'holder'))).toBe(true)
  expect(await findUserIdOfPhone(table, phone)).toBeUndefined()
})
