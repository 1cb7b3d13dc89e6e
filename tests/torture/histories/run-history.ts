import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { deductRepayments } from '../../../functions/jobs/repayment-deductions.ts'
import type { Random } from '../../../functions/runtime/deps.ts'
import { checkBooks } from '../../support/check-books.ts'
import { deliver } from '../../support/event-lanes.ts'
import { Crash, createFailingTable } from '../../support/failing-table.ts'
import { type Chance, seededChance } from '../../support/seeded-chance.ts'
import { checkDeductions } from '../check-deductions.ts'
import { drawAct, drawPrepared, prepareAct } from './acts.ts'
import { createBank } from './bank.ts'
import { readAllStatements } from './bank-acts.ts'
import type { Beginning } from './begin-histories.ts'
import { checkDrawn, readDrawn } from './check-drawn.ts'
import { checkDrillDowns } from './check-drill-downs.ts'
import { checkHistory } from './check-history.ts'
import { type Comparing, deliverRest, listOpenEvents } from './notified/deliver-and-compare.ts'
import { createPaymentPlatform } from './platforms.ts'
import { checkPortfolio, openPortfolioStream } from './portfolio-stream.ts'
import { moveOn, type World } from './world.ts'

/**
 * The share of writes that fail before they are committed (throttling), and of those that fail after (lost
 * response).
 */
const failureRate = 0.08

/** Reproducible ids, since ids determine the order of lists. */
const seededIds = ({ integer }: Chance): Pick<Random, 'id' | 'digits'> => {
  const digits = (length: number) => Array.from({ length }, () => integer(0, 9)).join('')
  return { digits, id: () => `00000000-0000-4000-8000-${digits(12)}` }
}

const isCrash = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.every(isCrash) : error instanceof Crash

/** Performs the acts concurrently on a table that sometimes fails. True if a failure interrupted one. */
const performConcurrently = async (
  { app, chance }: World,
  acts: readonly (() => Promise<unknown>)[],
): Promise<boolean> => {
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
  const outcomes = await Promise.allSettled(acts.map((act) => act()))
  app.deps.table = sound
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && !isCrash(outcome.reason)) throw outcome.reason
  return failing.crashes() > 0
}

/** Delivers the events in random order, some of them twice, two concurrently. */
const deliverEvents = async ({ app, chance }: World): Promise<void> => {
  const eventIds = await listOpenEvents(app)
  const deliveries = chance.shuffle([...eventIds, ...eventIds.filter(() => chance.next() < 0.4)])
  for (let start = 0; start < deliveries.length; start += 2)
    await Promise.all(
      // A failed event stays open and is delivered again later.
      deliveries.slice(start, start + 2).map((eventId) => deliver(eventId, app.deps).catch(() => undefined)),
    )
}

/** Completes all background work, without failures. */
const completeBackgroundWork = async (world: World, comparing: Comparing): Promise<void> => {
  const { app, paymentPlatform } = world
  paymentPlatform.recover()
  await deliverRest(comparing)
  // Long enough for the slowest accounts to respond.
  await moveOn(world, 2)
  await closeDay(app.deps)
  await deductRepayments(app.deps)
  await deliverRest(comparing)
}

/** An act to run concurrently: the same one, another one prepared on the same state, or none. */
const prepareConcurrent = async (
  act: (() => Promise<unknown>) | undefined,
  world: World,
): Promise<(() => Promise<unknown>) | undefined> => {
  const drawn = world.chance.next()
  if (drawn < 0.25) return act
  return drawn < 0.6 ? prepareAct(drawAct(world.chance), world) : undefined
}

/**
 * A random history of several facilities in one portfolio, by a seed: sellers' calls and the lender's acts,
 * concurrent and repeated, on a table that throttles and loses responses, with events delivered twice and in
 * any order. Checks the books after each step, and the portfolio's sums whenever the stream has been
 * delivered. The app's table must have the initial state only, since the daily close covers every facility.
 * Throws with the seed and the step if an invariant is violated. Returns the number of acts.
 */
export const runHistory = async (
  comparing: Comparing,
  beginning: Beginning,
  { seed, steps }: { seed: number; steps: number },
): Promise<number> => {
  const { app } = comparing
  let done = 0
  const chance = seededChance(seed)
  app.deps.random = { ...app.deps.random, ...seededIds(seededChance(~seed)) }
  app.clock.set(beginning.at)
  const sellers = beginning.sellers.map((seller) => ({ ...seller }))
  const companyIds = sellers.map(({ companyId }) => companyId)
  const facilityIds = sellers.map(({ facilityId }) => facilityId)
  const paymentPlatform = createPaymentPlatform(app.clock.now, chance)
  app.deps.fetch = paymentPlatform.fetch
  const bank = createBank(app, chance)
  const worldOfAny = (count: number): World => {
    const seller = chance.pick(sellers)
    if (!seller) throw new Error('a history without a seller')
    return { app, chance, sellers, seller, paymentPlatform, bank, count }
  }
  const portfolio = openPortfolioStream(app)
  const checkAll = async () => {
    for (const seller of sellers) await checkBooks(app, seller)
    await checkDeductions(app.deps.table, companyIds, paymentPlatform.deductions)
    await bank.check(false)
  }
  for (let step = 1; step <= steps; step++) {
    const world = worldOfAny(step)
    const drawn = await readDrawn(world)
    let name = 'no act'
    try {
      const prepared = await drawPrepared(world)
      name = prepared.name
      const { act } = prepared
      const concurrent = await prepareConcurrent(act, worldOfAny(step))
      if (act) {
        done++
        // The stream's records of the previous step are delivered concurrently with this one.
        const acts = [act, ...(concurrent ? [concurrent] : []), () => portfolio.deliver(2)]
        const wasBroken = await performConcurrently(world, acts)
        if (wasBroken && chance.next() < 0.8) await act()
      }
      if (chance.next() < 0.3) await performConcurrently(world, [() => deliverEvents(world)])
      if (chance.next() < 0.45) await deliverRest(comparing)
      if (chance.next() < 0.5) await performConcurrently(world, [() => portfolio.deliver(2)])
      if (!portfolio.isBehind()) await checkPortfolio(app, facilityIds)
      await checkAll()
      await checkDrawn(world, drawn)
    } catch (cause) {
      throw new Error(`history ${seed} is out of order after step ${step}, ${name}`, { cause })
    }
  }
  try {
    const world = worldOfAny(steps + 1)
    await completeBackgroundWork(world, comparing)
    await portfolio.deliverRest()
    await checkPortfolio(app, facilityIds)
    await checkAll()
    await readAllStatements(world)
    await bank.check(true)
    for (const seller of sellers) await checkHistory({ ...world, seller })
    await checkDrillDowns(app)
  } catch (cause) {
    throw new Error(`history ${seed} is out of order at its end`, { cause })
  }
  return done
}
