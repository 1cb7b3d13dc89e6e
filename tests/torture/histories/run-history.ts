import { deliver } from '../../../functions/events/handler.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { deductRepayments } from '../../../functions/jobs/repayment-deductions.ts'
import type { Random } from '../../../functions/runtime/deps.ts'
import { checkBooks } from '../../support/check-books.ts'
import { Crash, createFailingTable } from '../../support/failing-table.ts'
import { type Chance, seededChance } from '../../support/seeded-chance.ts'
import type { TestApp } from '../../support/test-app.ts'
import { checkDeductions } from '../check-deductions.ts'
import { drawAct, prepareAct } from './acts.ts'
import type { Beginning } from './begin-histories.ts'
import { checkDrawn, readDrawn } from './check-drawn.ts'
import { checkHistory } from './check-history.ts'
import { createPaymentPlatform } from './platforms.ts'
import { checkPortfolio, openPortfolioStream } from './portfolio-stream.ts'
import { moveOn, type World } from './world.ts'

/** How often a write fails before it lands (a throttle), and after (an answer that is lost). */
const failureRate = 0.08

/** Ids that are the same each time, since they decide the order of what lists give. */
const seededIds = ({ integer }: Chance): Pick<Random, 'id' | 'digits'> => {
  const digits = (length: number) => Array.from({ length }, () => integer(0, 9)).join('')
  return { digits, id: () => `00000000-0000-4000-8000-${digits(12)}` }
}

const isCrash = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.every(isCrash) : error instanceof Crash

/** Does all of it at once, on a table that fails now and then, and to its end. True when something was broken off. */
const doAtOnce = async (
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

/** The events that are not dealt with. Found in the table, since the stream has them in order and once. */
const listOpenEvents = async (app: TestApp): Promise<string[]> =>
  (await app.everyItem())
    .filter(({ type, doneAt }) => type === 'event' && !doneAt)
    .map(({ eventId }) => String(eventId))
    .toSorted()

/** Delivers the events in any order, some of them twice, two at a time. */
const deliverEvents = async ({ app, chance }: World): Promise<void> => {
  const eventIds = await listOpenEvents(app)
  const deliveries = chance.shuffle([...eventIds, ...eventIds.filter(() => chance.next() < 0.4)])
  for (let start = 0; start < deliveries.length; start += 2)
    await Promise.all(
      // What fails stays open, and is delivered again another time.
      deliveries.slice(start, start + 2).map((eventId) => deliver(eventId, app.deps).catch(() => undefined)),
    )
}

/** Delivers what is left in peace, and what comes of it. Throws where one fails. */
const deliverRest = async (app: TestApp): Promise<void> => {
  for (let eventIds = await listOpenEvents(app); eventIds.length > 0; eventIds = await listOpenEvents(app))
    for (const eventId of eventIds) await deliver(eventId, app.deps)
}

/** What is under way comes to its end, with nothing in its way. */
const bringToRest = async (world: World): Promise<void> => {
  const { app, paymentPlatform } = world
  paymentPlatform.recover()
  await deliverRest(app)
  // By then the slowest of accounts has answered.
  await moveOn(world, 2)
  await closeDay(app.deps)
  await deductRepayments(app.deps)
  await deliverRest(app)
}

/** What happens at the same moment as an act: itself, another one by what there was before both, or nothing. */
const prepareBeside = async (
  act: (() => Promise<unknown>) | undefined,
  world: World,
): Promise<(() => Promise<unknown>) | undefined> => {
  const drawn = world.chance.next()
  if (drawn < 0.25) return act
  return drawn < 0.6 ? prepareAct(drawAct(world.chance), world) : undefined
}

/**
 * Random lives of several facilities in one portfolio, by a seed: sellers' calls and the lender's acts, at once and repeated, on a table that
 * throttles and loses answers, with events that come twice and in any order. The books are checked after each step, and
 * the portfolio's sums whenever the stream has told it of everything.
 * The app's table has the beginning and nothing else: the daily close would carry others' facilities along. Throws with
 * the seed and the step where the books are not in order. Gives how many acts there were.
 */
export const runHistory = async (
  app: TestApp,
  beginning: Beginning,
  { seed, steps }: { seed: number; steps: number },
): Promise<number> => {
  let done = 0
  const chance = seededChance(seed)
  app.deps.random = { ...app.deps.random, ...seededIds(seededChance(~seed)) }
  app.clock.set(beginning.at)
  const sellers = beginning.sellers.map((seller) => ({ ...seller }))
  const companyIds = sellers.map(({ companyId }) => companyId)
  const facilityIds = sellers.map(({ facilityId }) => facilityId)
  const paymentPlatform = createPaymentPlatform(app.clock.now, chance)
  app.deps.fetch = paymentPlatform.fetch
  const worldOfAny = (count: number): World => {
    const seller = chance.pick(sellers)
    if (!seller) throw new Error('a history without a seller')
    return { app, chance, sellers, seller, paymentPlatform, count }
  }
  const portfolio = openPortfolioStream(app)
  const checkAll = async () => {
    for (const seller of sellers) await checkBooks(app, seller)
    await checkDeductions(app.deps.table, companyIds, paymentPlatform.deductions)
  }
  for (let step = 1; step <= steps; step++) {
    const world = worldOfAny(step)
    const name = drawAct(chance)
    const drawn = await readDrawn(world)
    try {
      const act = await prepareAct(name, world)
      const beside = await prepareBeside(act, worldOfAny(step))
      if (act) {
        done++
        // The stream tells of the step before while this one is done, too.
        const acts = [act, ...(beside ? [beside] : []), () => portfolio.deliver(2)]
        const wasBroken = await doAtOnce(world, acts)
        if (wasBroken && chance.next() < 0.8) await act()
      }
      if (chance.next() < 0.5) await doAtOnce(world, [() => deliverEvents(world)])
      if (chance.next() < 0.5) await doAtOnce(world, [() => portfolio.deliver(2)])
      if (!portfolio.isBehind()) await checkPortfolio(app, facilityIds)
      await checkAll()
      await checkDrawn(world, drawn)
    } catch (cause) {
      throw new Error(`history ${seed} is out of order after step ${step}, ${name}`, { cause })
    }
  }
  try {
    const world = worldOfAny(steps + 1)
    await bringToRest(world)
    await portfolio.deliverRest()
    await checkPortfolio(app, facilityIds)
    await checkAll()
    for (const seller of sellers) await checkHistory({ ...world, seller })
  } catch (cause) {
    throw new Error(`history ${seed} is out of order at its end`, { cause })
  }
  return done
}
