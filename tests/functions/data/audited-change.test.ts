import { describe, expect, test } from 'vitest'
import { changeOf, isAudited } from '../../../functions/data/audited-change.ts'
import { create, put, remove, update, type Write } from '../../../functions/data/table.ts'

const table = { name: 'portal' }
const company = (sk: string) => ({ pk: 'COMPANY#one', sk })

const personsOf = (id: string) => ({ persons: [{ id_number: id, nationality: '2' }] })

const recordedChange = (write: Write, before?: Record<string, unknown>) => {
  const { before: was, after: is } = changeOf([{ write, before }])
  return { was, is }
}

describe('an audit entry contains', () => {
  test('only the differences, before and after', () => {
    const key = company('DRAWDOWN#7')
    const write = update<{ status: string; withdrawnAt: string }>(table, key, {
      set: { status: 'withdrawn', withdrawnAt: '2026-11-02T01:00:00Z' },
      when: { status: 'requested' },
    })
    expect(recordedChange(write, { ...key, status: 'requested', currency: 'GBP', version: 1 })).toEqual({
      was: { 'DRAWDOWN#7': { status: 'requested' } },
      is: { 'DRAWDOWN#7': { status: 'withdrawn', withdrawnAt: '2026-11-02T01:00:00Z' } },
    })
  })

  test('nothing of a map whose attributes are only in another order, as the engine returns them', () => {
    const key = company('DRAWDOWN#7')
    const item = {
      ...key,
      type: 'drawdown',
      status: 'withdrawn',
      lots: [{ amountCents: 5, fee: { cents: 1 } }],
    }
    const before = { ...item, status: 'requested', lots: [{ fee: { cents: 1 }, amountCents: 5 }] }
    expect(recordedChange(put(table, item), before)).toEqual({
      was: { 'DRAWDOWN#7': { status: 'requested' } },
      is: { 'DRAWDOWN#7': { status: 'withdrawn' } },
    })
  })

  test('amounts that an update increments', () => {
    const key = { pk: 'FACILITY#f', sk: 'FACILITY' }
    const write = update<{ headroomCents: number }>(table, key, {
      add: { headroomCents: -500, 'balances.pendingDrawdown': 500 },
      when: { pk: { exists: true } },
    })
    expect(
      recordedChange(write, { ...key, headroomCents: 900, balances: { pendingDrawdown: 0, limit: 900 } }),
    ).toEqual({
      was: { FACILITY: { headroomCents: 900, 'balances.pendingDrawdown': 0 } },
      is: { FACILITY: { headroomCents: 400, 'balances.pendingDrawdown': 500 } },
    })
  })

  test('deleted attributes with their former values', () => {
    const write = remove(table, company('MEMBER#ada'))
    expect(recordedChange(write, { ...company('MEMBER#ada'), role: 'user', status: 'Active' })).toEqual({
      was: { 'MEMBER#ada': { role: 'user', status: 'Active' } },
      is: {},
    })
  })

  test('masked addresses and numbers, and of unknown attributes only that they changed', () => {
    const key = { pk: 'USER#u', sk: 'USER' }
    const item = {
      ...key,
      type: 'user',
      email: 'lin@shop.test',
      phoneNumber: '61234567',
      name: 'Lin',
      version: 1,
    }
    expect(recordedChange(create(table, item)).is).toEqual({
      USER: { email: 'l•••@shop.test', phoneNumber: '•••4567', name: '(hidden)' },
    })
  })

  test('neither a password nor the address in its item’s key', () => {
    const item = {
      pk: 'EMAIL#lin@shop.test',
      sk: 'CREDENTIALS',
      type: 'credentials',
      passwordHash: '$argon2id$x',
    }
    expect(recordedChange(put(table, item), { ...item, passwordHash: '$argon2id$y' })).toEqual({
      was: { EMAIL: { passwordHash: '(hidden)' } },
      is: { EMAIL: { passwordHash: '(hidden)' } },
    })
  })

  test('the names of a form’s changed fields, without their content', () => {
    const key = company('KYC#k#SECTION#connected_persons')
    const item = { ...key, type: 'kyc-section', data: personsOf('A123456(3)') }
    expect(recordedChange(put(table, item), { ...key, data: personsOf('A999999(9)') })).toEqual({
      was: { [key.sk]: { 'data.persons.0.id_number': '(hidden)' } },
      is: { [key.sk]: { 'data.persons.0.id_number': '(hidden)' } },
    })
  })
})

test('counters, events, idempotent responses, condition checks and other audit entries are not audited', () => {
  for (const pk of ['COUNT#upload#one', 'EVENT#1', 'CODE#+852', 'PASSWORD-LINK#x'])
    expect(isAudited(remove(table, { pk, sk: 'any' }))).toBe(false)
  for (const sk of ['IDEMPOTENCY#a#b', 'AUDIT#2026#1', 'SHOPDAY#1#2026-01-01'])
    expect(isAudited(remove(table, company(sk)))).toBe(false)
  expect(isAudited({ kind: 'check', table: 'portal', key: company('COMPANY'), when: {} })).toBe(false)
  expect(isAudited(remove(table, company('PAYMENT#1')))).toBe(true)
})
