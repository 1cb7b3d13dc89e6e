import { replaceBookMonth } from '../../../functions/data/book-months.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { callDesk } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestServices } from '../../support/test-services.ts'
import { Finding, type Part } from '../part.ts'
import { buildFacilities } from './build-facilities.ts'
import { type Capacity, meterCapacity } from './meter-capacity.ts'

/** A run of a job, and its counts of facilities. */
type Run = (deps: TestApp['deps']) => Promise<Readonly<Record<string, number>>>

const dailyClose: Run = async (deps) => {
  const { charged, accrued, lapsed, expired } = await closeDay(deps)
  return { charged, accrued, lapsed, expired }
}

const monthEnd: Run = async (deps) => {
  const { facilities } = await bookMonths(deps)
  return { facilities }
}

/**
 * For facilities that all drew on 2 November 2026 and do not pay: due on 31 January, in grace until 3
 * February.
 */
const runs: readonly {
  name: string
  at: string
  run: Run
  /** What is counted once per facility; nothing else is counted. */
  counts?: string
}[] = [
  { name: 'nothing due', at: '2027-01-30T01:00:00.000Z', run: dailyClose },
  { name: 'all fall due', at: '2027-01-31T01:00:00.000Z', run: dailyClose, counts: 'charged' },
  { name: 'the month is booked', at: '2027-01-31T16:05:00.000Z', run: monthEnd, counts: 'facilities' },
  { name: 'all overdue', at: '2027-02-04T01:00:00.000Z', run: dailyClose, counts: 'accrued' },
  { name: 'a day later', at: '2027-02-05T01:00:00.000Z', run: dailyClose, counts: 'accrued' },
  { name: 'closed again', at: '2027-02-05T01:00:00.000Z', run: dailyClose },
]

interface Measured extends Capacity {
  /** CPU time per facility, which other work on the machine does not change. */
  milliseconds: number
}

/**
 * A cost is flat if it differs by at most this share between the smallest and the largest number of
 * facilities.
 */
const flatTolerance = 0.1

/**
 * CPU time is noisy on a shared machine: it is compared with a wide margin, and only from this many
 * facilities on.
 */
const maxSlowdown = 3
const timedFrom = 100

const measureRun = async (app: TestApp, size: number, { name, at, run, counts }: (typeof runs)[number]) => {
  app.clock.set(at)
  const { table, consumed } = meterCapacity(app)
  const before = process.cpuUsage()
  const counted = await run({ ...app.deps, table })
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000 / size
  for (const [what, count] of Object.entries(counted)) {
    const expected = what === counts ? size : 0
    if (count !== expected) throw new Error(`${name}, ${size} facilities: ${count} ${what}, not ${expected}`)
  }
  return { reads: consumed.reads / size, writes: consumed.writes / size, milliseconds }
}

/** Sets parameters of the expected loss, and books the months before January 2027. */
const bookEarlierMonths = async (app: TestApp): Promise<void> => {
  const { table } = app.deps
  // The books begin with the facilities, and not a year before.
  const begun = { month: '2026-10', sums: {}, journalEntries: 0, updatedAt: '', version: 0 }
  await table.transact({ month: replaceBookMonth(table, begun) })
  await callDesk(app, 'loss-parameters-set', {
    productCode: 'small_shop_financing',
    validFrom: '2026-11',
    defaultPercent: '2',
    lifetimeDefaultPercent: '6',
    lossGivenDefaultPercent: '45',
    conversionPercent: '50',
  })
  app.clock.set('2026-12-31T16:05:00.000Z')
  await bookMonths(app.deps)
}

const measure = async (services: TestServices, size: number): Promise<Measured[]> => {
  const app = await createTestApp({ services, startAt: '2026-11-02T01:00:00.000Z' })
  try {
    await buildFacilities(app, size)
    await bookEarlierMonths(app)
    // The first run looks back a year, and later ones only to the previous close.
    app.clock.set('2027-01-29T01:00:00.000Z')
    await closeDay(app.deps)
    const measured: Measured[] = []
    for (const run of runs) measured.push(await measureRun(app, size, run))
    return measured
  } finally {
    await app.close()
  }
}

/** The daily close and the month's end for a growing number of facilities: the cost per facility in capacity and time. */
export const close: Part = {
  counted: 'facilities',
  defaultCount: 10_000,
  summary:
    'the daily close and the end of a month for a hundredth, a tenth and all of them: the cost per facility is constant',
  async run({ seed, count, services, say }) {
    const sizes = [...new Set([count / 100, count / 10, count].map((size) => Math.max(20, Math.ceil(size))))]
    const measured: Measured[][] = []
    for (const size of sizes) {
      const ofSize = await measure(services, size)
      measured.push(ofSize)
      for (const [index, { reads, writes, milliseconds }] of ofSize.entries())
        say(
          `${size} facilities, ${runs[index]?.name}: each ${reads.toFixed(3)} read units, ` +
            `${writes.toFixed(3)} write units, ${milliseconds.toFixed(2)} ms`,
        )
    }
    const replay = `--only close --seed ${seed} --count ${count}`
    for (const [index, { name, counts }] of runs.entries()) {
      const [least, most] = [measured[0]?.[index], measured.at(-1)?.[index]]
      if (!least || !most) throw new Error('nothing was measured')
      const [units, unitsOfMost] = [least.reads + least.writes, most.reads + most.writes]
      // When nothing is due, the close's fixed cost is spread over more facilities.
      const isFlat =
        unitsOfMost <= units * (1 + flatTolerance) &&
        (counts === undefined || unitsOfMost >= units * (1 - flatTolerance))
      if (!isFlat)
        throw new Finding(
          `${name}: a facility costs ${units.toFixed(2)} units among ${sizes[0]}, ${unitsOfMost.toFixed(2)} among ${count}`,
          replay,
        )
      if (Number(sizes[0]) >= timedFrom && most.milliseconds > least.milliseconds * maxSlowdown)
        throw new Finding(
          `${name}: a facility takes ${least.milliseconds.toFixed(2)} ms of the processor among ${sizes[0]}, ${most.milliseconds.toFixed(2)} ms among ${count}`,
          replay,
        )
    }
    return `${sizes.join(', ')} facilities: what one costs is the same within ${flatTolerance * 100} %`
  },
}
