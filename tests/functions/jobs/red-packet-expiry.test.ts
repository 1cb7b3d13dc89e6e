import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RedPacketStatus } from '#shared/engagement/red-packet-states.ts'
import { findJobCursor } from '../../../functions/data/job-cursors.ts'
import { findRedPacket, type RedPacket, replaceRedPacket } from '../../../functions/data/red-packets.ts'
import { expireRedPackets } from '../../../functions/jobs/red-packet-expiry.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
afterEach(() => void vi.restoreAllMocks())

/** Each test has separate days and companies. */
let day = 2
let tests = 0
beforeEach(async () => {
  tests++
  day += 5
  app.clock.set(on(day))
  await expireRedPackets(app.deps)
})

const on = (date: number) => new Date(Date.UTC(2026, 10, date, 1)).toISOString()
const dateOf = (date: number) => on(date).slice(0, 10)
const companyOf = (name: string) => `${name}-${tests}`

const give = async (name: string, expiresOn: number, status: RedPacketStatus = 'claimed') => {
  const { table } = app.deps
  await table.write(
    replaceRedPacket(table, {
      packetId: 'p',
      companyId: companyOf(name),
      packetType: 'welcome',
      amountCents: 500_00,
      currency: 'HKD',
      status,
      expiresOn: dateOf(expiresOn),
      issuedAt: on(day),
      version: 0,
    }),
  )
}

const packetOf = (name: string) => findRedPacket(app.deps.table, companyOf(name), 'p')
const statusOf = async (name: string) => (await packetOf(name))?.status

describe('the expiry of red packets', () => {
  test('covers packets after their last day, collected or not, and no others', async () => {
    await give('yesterday', day)
    await give('uncollected', day, 'active')
    await give('used', day, 'used')
    await give('void', day, 'invalid')
    await give('today', day + 1)
    app.clock.set(on(day + 1))
    expect(await expireRedPackets(app.deps)).toMatchObject({ to: dateOf(day), expired: 2 })
    const names = ['yesterday', 'uncollected', 'used', 'void', 'today']
    expect(await Promise.all(names.map(statusOf))).toEqual([
      'expired',
      'expired',
      'used',
      'invalid',
      'claimed',
    ])
    expect((await packetOf('yesterday'))?.endedAt).toBe(on(day + 1))
    // The index has only packets that can expire.
    expect(await packetOf('yesterday')).not.toHaveProperty('gsi1pk')
    expect(await expireRedPackets(app.deps)).toMatchObject({ expired: 0 })
  })

  test('catches up on missed days', async () => {
    for (const date of [day, day + 1, day + 2]) await give(`until-${date}`, date)
    app.clock.set(on(day + 3))
    expect(await expireRedPackets(app.deps)).toMatchObject({ expired: 3 })
    expect(await findJobCursor(app.deps.table, 'red-packet-expiry')).toBe(dateOf(day + 2))
  })

  test('finds packets that the index listed late', async () => {
    app.clock.set(on(day + 1))
    await expireRedPackets(app.deps)
    await give('late', day)
    app.clock.set(on(day + 2))
    expect(await expireRedPackets(app.deps)).toMatchObject({ expired: 1 })
    expect(await statusOf('late')).toBe('expired')
  })

  test('continues after a crash without repeating anything', async () => {
    for (const name of ['a', 'b', 'c']) await give(name, day)
    app.clock.set(on(day + 1))
    const { table } = app.deps
    const { write } = table
    let calls = 0
    vi.spyOn(table, 'write').mockImplementation((each) =>
      ++calls === 2 ? Promise.reject(new Error('broke off')) : write(each),
    )
    await expect(expireRedPackets(app.deps)).rejects.toThrow('could not be let expire')
    vi.restoreAllMocks()
    expect(await findJobCursor(table, 'red-packet-expiry')).toBe(dateOf(day - 1))
    expect(await expireRedPackets(app.deps)).toMatchObject({ expired: 1 })
    const ends = await Promise.all(['a', 'b', 'c'].map(async (name) => (await packetOf(name))?.version))
    expect(ends).toEqual([2, 2, 2])
  })

  test('skips a packet that is used concurrently', async () => {
    await give('used-meanwhile', day)
    app.clock.set(on(day + 1))
    const { table } = app.deps
    const { query } = table
    const use = async (packet: RedPacket) => {
      const present = await findRedPacket(table, packet.companyId, packet.packetId)
      if (present?.status === 'claimed')
        await table.write(replaceRedPacket(table, { ...present, status: 'used' }))
    }
    vi.spyOn(table, 'query').mockImplementation(async (options) => {
      const page = await query(options)
      for (const packet of page.items as unknown as RedPacket[]) await use(packet)
      return page
    })
    expect(await expireRedPackets(app.deps)).toMatchObject({ expired: 0 })
    expect(await statusOf('used-meanwhile')).toBe('used')
  })
})
