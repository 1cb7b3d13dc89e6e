import { redPacketMayBecome } from '#shared/engagement/red-packet-states.ts'
import { addDays, type BusinessDate, businessDate, earlierOf } from '#shared/time/business-date.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import {
  findRedPacket,
  listExpiringRedPackets,
  type RedPacket,
  redPacketShards,
  replaceRedPacket,
} from '../data/red-packets.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'

const job = 'red-packet-expiry'

/** The range of the first run. Older packets count as expired wherever they are read. */
const firstLookBackDays = 31

/** Completed days to examine again: the index lags behind the table by moments. */
const lookBackDays = 1

const pageSize = 50

async function* goodUntil(date: BusinessDate, { table }: Deps): AsyncGenerator<RedPacket> {
  for (let shard = 0; shard < redPacketShards; shard++) {
    let cursor: string | undefined
    do {
      const page = await listExpiringRedPackets(table, date, shard, { limit: pageSize, cursor })
      yield* page.items
      cursor = page.cursor
    } while (cursor)
  }
}

async function* eachDay(from: BusinessDate, to: BusinessDate, deps: Deps): AsyncGenerator<RedPacket> {
  for (let date = from; date <= to; date = addDays(date, 1)) yield* goodUntil(date, deps)
}

/**
 * Expires one packet in its current state: it may have been used or voided since it was listed. Returns whether it did.
 */
const expire = async ({ companyId, packetId }: RedPacket, { table, clock }: Deps): Promise<boolean> => {
  const packet = await findRedPacket(table, companyId, packetId)
  if (!packet || !redPacketMayBecome(packet.status, 'expired')) return false
  const endedAt = clock().toISOString()
  if (await table.write(replaceRedPacket(table, { ...packet, status: 'expired', endedAt }))) return true
  throw new Error(`red packet ${packetId} of company ${companyId} was changed at the same moment`)
}

export interface RedPacketExpiry {
  /** The packets' last days of validity, both included. */
  from: BusinessDate
  to: BusinessDate
  expired: number
}

/**
 * Expires the red packets whose last day is over: day by day since the last run, up to yesterday. Idempotent; failures
 * do not stop the rest: all is tried, then the job throws, and the next run begins at the same day.
 */
export const expireRedPackets = async (deps: Deps): Promise<RedPacketExpiry> => {
  const { table, clock, log } = deps
  const now = clock()
  const to = addDays(businessDate(now), -1)
  const done = await findJobCursor(table, job)
  const from = done ? addDays(earlierOf(done, to), -lookBackDays) : addDays(to, -firstLookBackDays)
  let expired = 0
  const failures = await tryEach(
    eachDay(from, to, deps),
    async (packet) => {
      if (await expire(packet, deps)) expired++
    },
    ({ packetId, companyId }) =>
      log('error', 'a red packet could not be let expire', { packetId, companyId }),
  )
  log('info', 'red packets were let expire', { from, to, expired, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some red packets could not be let expire')
  await table.transact({ cursor: putJobCursor(table, { job, upTo: to, updatedAt: now.toISOString() }) })
  return { from, to, expired }
}
