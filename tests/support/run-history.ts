import type { ChargeOrder } from '../../functions/data/charge-orders.ts'
import type { Drawdown } from '../../functions/data/drawdowns.ts'
import { listPostings, type StoredPosting } from '../../functions/data/ledger.ts'
import type { Payment } from '../../functions/data/payments.ts'
import type { ItemAttributes } from '../../functions/data/table.ts'
import { deliver } from '../../functions/events/handler.ts'
import { closeDay } from '../../functions/jobs/daily-close.ts'
import { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { decimalFromCents } from '../../shared/money/cents.ts'
import { addDays, businessDate } from '../../shared/time/business-date.ts'
import { buildFacility } from './build-facility.ts'
import { checkBooks } from './check-books.ts'
import { acceptQuote, askQuote, callDesk, drawMoney } from './draw-money.ts'
import { Crash, createFailingTable } from './failing-table.ts'
import { type Chance, seededChance } from './seeded-chance.ts'
import type { TestApp } from './test-app.ts'

/** How often a write fails before it lands (a throttle), and after (an answer that is lost). */
const failureRate = 0.08

interface World {
  app: TestApp
  chance: Chance
  seller: { companyId: string; facilityId: string; email: string; password: string; token: string }
  /** Names of acts that must differ from each other. */
  count: number
}

type Act = (world: World) => Promise<(() => Promise<unknown>) | undefined>

const listOf = async <Entity>({ app, seller }: World, prefix: string): Promise<Entity[]> => {
  const items: Entity[] = []
  const pk = `COMPANY#${seller.companyId}`
  for await (const item of app.deps.table.all<Entity>({ pk, prefix, consistent: true })) items.push(item)
  return items
}

const amountUpTo = ({ chance }: World, mostCents: number) =>
  decimalFromCents(chance.integer(1, Math.max(1, mostCents)))

/** Each act is prepared first, by what there is, and can then be done any number of times. */
const acts: Record<string, { weight: number; prepare: Act }> = {
  request: {
    weight: 5,
    prepare: async ({ app, chance, seller, count }) => {
      const quote = await askQuote(app, seller, decimalFromCents(chance.integer(1_000_00, 20_000_00)))
      if (quote.code !== 0) return undefined
      return () => acceptQuote(app, seller, quote.data.quote_id, `history-request-${count}`)
    },
  },
  decide: {
    weight: 10,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const drawdown = chance.pick(
        (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) =>
          ['requested', 'approved'].includes(status),
        ),
      )
      if (!drawdown) return undefined
      const { drawdownId, status } = drawdown
      const onward = status === 'requested' ? 'drawdown-approve' : 'drawdown-pay-out'
      const action = chance.next() < 0.93 ? onward : 'drawdown-reject'
      return () => callDesk(app, action, { facilityId: seller.facilityId, drawdownId })
    },
  },
  report: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      const owed = Object.values(charge.owedCents).reduce((sum, cents) => sum + cents, 0)
      const amount = chance.next() < 0.4 ? decimalFromCents(Math.max(1, owed)) : amountUpTo(world, owed)
      return () =>
        app.send(
          drawdownEndpoints.reportPayment,
          { body: { charge_id: charge.chargeId, amount, reference: 'FPS' } },
          { token: seller.token, headers: { 'idempotency-key': `history-report-${count}` } },
        )
    },
  },
  settle: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const payment = chance.pick(
        (await listOf<Payment>(world, 'PAYMENT#')).filter(({ status }) => status === 'reported'),
      )
      if (!payment) return undefined
      const ids = { facilityId: seller.facilityId, paymentId: payment.paymentId }
      if (chance.next() < 0.15) return () => callDesk(app, 'payment-void', ids)
      const amount = chance.next() < 0.2 ? amountUpTo(world, payment.reportedCents * 2) : undefined
      return () => callDesk(app, 'repayment-post', { ...ids, amount })
    },
  },
  reverse: {
    weight: 3,
    prepare: async ({ app, chance, seller }) => {
      const { facilityId } = seller
      const postings: StoredPosting[] = []
      for await (const posting of listPostings(app.deps.table, facilityId)) postings.push(posting)
      const posting = chance.pick(
        postings.filter(({ kind }) => ['repayment-received', 'fee-charged', 'charge-waived'].includes(kind)),
      )
      return posting && (() => callDesk(app, 'posting-reverse', { facilityId, postingId: posting.postingId }))
    },
  },
  charge: {
    weight: 5,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      const ids = { facilityId: seller.facilityId, chargeId: charge.chargeId, key: `k${count}` }
      const what = chance.next()
      if (what < 0.07) return () => callDesk(app, 'charge-write-off', ids)
      const amount = amountUpTo(world, 200_00)
      if (what < 0.55) return () => callDesk(app, 'fee-charge', { ...ids, amount })
      const kind = chance.pick(['fee', 'overdueInterest', 'interest'])
      return () => callDesk(app, 'charge-waive', { ...ids, kind, amount })
    },
  },
  suspense: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const { facilityId } = seller
      const amount = amountUpTo(world, 5_000_00)
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      const fields = { facilityId, amount, key: `s${count}` }
      if (!charge || chance.next() < 0.3) return () => callDesk(app, 'suspense-pay-back', fields)
      return () => callDesk(app, 'suspense-apply', { ...fields, chargeId: charge.chargeId })
    },
  },
  bound: {
    weight: 3,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const { facilityId } = seller
      const amount = () => decimalFromCents(chance.integer(40_000_00, 150_000_00))
      const [action, fields] = chance.pick([
        ['facility-limit', { limit: amount() }],
        ['facility-set', { watermark: amount() }],
        ['facility-set', { frozenLimit: amountUpTo(world, 10_000_00) }],
        ['facility-expire', {}],
        ...[1, 2, 3].map(
          () =>
            [
              'facility-renew',
              { reviewDate: addDays(businessDate(app.clock.now()), chance.integer(60, 400)) },
            ] as const,
        ),
      ] as const) ?? ['facility-expire', {}]
      return () => callDesk(app, action, { facilityId, ...fields })
    },
  },
  time: {
    weight: 4,
    prepare: async ({ app, chance, seller }) => {
      await moveOn({ app, seller }, chance.integer(0, 30))
      return () => closeDay(app.deps)
    },
  },
}

/** Time passes; the seller signs in anew. */
const moveOn = async ({ app, seller }: Pick<World, 'app' | 'seller'>, days: number): Promise<void> => {
  app.clock.advance(`P${days}D`)
  const { email, password } = seller
  const signedIn = await app.send(accountEndpoints.login, { body: { email, password } })
  seller.token = signedIn.data.token
}

const named = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

/** Does it on a table that fails now and then. True when it was broken off. */
const doOnce = async ({ app, chance }: World, act: () => Promise<unknown>): Promise<boolean> => {
  const sound = app.deps.table
  const failing = createFailingTable(
    sound,
    () => {
      const drawn = chance.next()
      if (drawn < failureRate) return 'before'
      return drawn < 2 * failureRate ? 'after' : undefined
    },
    { staysDead: false },
  )
  app.deps.table = failing.table
  try {
    await act()
  } catch (error) {
    const causes = error instanceof AggregateError ? error.errors : [error]
    if (!causes.every((cause) => cause instanceof Crash)) throw error
  } finally {
    app.deps.table = sound
  }
  return failing.crashes() > 0
}

/** The stream's events that are not dealt with: in any order, some of them twice, two at a time. */
const deliverEvents = async (world: World): Promise<void> => {
  const { app, chance } = world
  const open = (await app.everyItem()).filter(
    ({ type, doneAt }) => type === 'event' && !doneAt,
  ) as unknown as (ItemAttributes & { eventId: string })[]
  const eventIds = open.map(({ eventId }) => eventId).toSorted()
  const deliveries = chance.shuffle([...eventIds, ...eventIds.filter(() => chance.next() < 0.4)])
  for (let start = 0; start < deliveries.length; start += 2)
    await Promise.all(
      // What fails stays open, and is delivered again another time.
      deliveries.slice(start, start + 2).map((eventId) => deliver(eventId, app.deps).catch(() => undefined)),
    )
}

/**
 * A random life of a facility, by a seed: sellers' calls and the lender's acts, at once and repeated, on a table that
 * throttles and loses answers, with events that come twice and in any order. The books are checked after each step.
 * Throws with the seed and the step where they are not in order. Gives how many acts there were.
 */
export const runHistory = async (app: TestApp, seed: number, steps: number): Promise<number> => {
  let done = 0
  const chance = seededChance(seed)
  const seller = await buildFacility(app, { limitCents: 100_000_00 })
  const world: World = { app, chance, seller, count: seed * 1000 }
  // Begins with money that is due and money that is out.
  await drawMoney(app, seller, decimalFromCents(chance.integer(1_000_00, 20_000_00)))
  await moveOn(world, 60)
  await drawMoney(app, seller, decimalFromCents(chance.integer(1_000_00, 20_000_00)))
  await moveOn(world, 30)
  await closeDay(app.deps)
  for (let step = 1; step <= steps; step++) {
    world.count++
    const name = chance.pick(named) ?? ''
    try {
      const act = await acts[name]?.prepare(world)
      if (act) {
        done++
        // At once with itself, or alone.
        const isTwice = chance.next() < 0.3
        const wasBroken = await doOnce(world, isTwice ? () => Promise.all([act(), act()]) : act)
        if (wasBroken && chance.next() < 0.8) await act()
      }
      if (chance.next() < 0.5) await doOnce(world, () => deliverEvents(world))
      await checkBooks(app, seller)
    } catch (cause) {
      throw new Error(`history ${seed} is out of order after step ${step}, ${name}`, { cause })
    }
  }
  await app.drainEvents()
  await closeDay(app.deps)
  await checkBooks(app, seller)
  return done
}
