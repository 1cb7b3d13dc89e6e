import { closeDay, type DailyClose } from '../../../functions/jobs/daily-close.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestServices } from '../../support/test-services.ts'
import { Finding, type Part } from '../part.ts'
import { buildFacilities } from './build-facilities.ts'
import { type Capacity, meterCapacity } from './meter-capacity.ts'

/**
 * For facilities that all drew on 2 November 2026 and do not pay: due on 31 January, in grace until 3
 * February.
 */
const days: readonly {
  name: string
  date: string
  /** The close's counts per facility. */
  does: Partial<Record<keyof DailyClose, 'each'>>
}[] = [
  { name: 'nothing due', date: '2027-01-30', does: {} },
  { name: 'all fall due', date: '2027-01-31', does: { charged: 'each' } },
  { name: 'all overdue', date: '2027-02-04', does: { accrued: 'each' } },
  { name: 'a day later', date: '2027-02-05', does: { accrued: 'each' } },
  { name: 'closed again', date: '2027-02-05', does: {} },
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

const measureDay = async (app: TestApp, size: number, { name, date, does }: (typeof days)[number]) => {
  app.clock.set(`${date}T01:00:00.000Z`)
  const { table, consumed } = meterCapacity(app)
  const before = process.cpuUsage()
  const closed = await closeDay({ ...app.deps, table })
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000 / size
  for (const what of ['charged', 'accrued', 'lapsed', 'expired'] as const) {
    const expected = does[what] ? size : 0
    if (closed[what] !== expected)
      throw new Error(`${name}, ${size} facilities: ${closed[what]} ${what}, not ${expected}`)
  }
  return { reads: consumed.reads / size, writes: consumed.writes / size, milliseconds }
}

const measure = async (services: TestServices, size: number): Promise<Measured[]> => {
  const app = await createTestApp({ services, startAt: '2026-11-02T01:00:00.000Z' })
  try {
    await buildFacilities(app, size)
    // The first run looks back a year, and later ones only to the previous close.
    app.clock.set('2027-01-29T01:00:00.000Z')
    await closeDay(app.deps)
    const measured: Measured[] = []
    for (const day of days) measured.push(await measureDay(app, size, day))
    return measured
  } finally {
    await app.close()
  }
}

/** The daily close for a growing number of facilities: its cost per facility in capacity and time. */
export const close: Part = {
  counted: 'facilities',
  defaultCount: 10_000,
  summary: 'the daily close for a hundredth, a tenth and all of them: the cost per facility is constant',
  async run({ seed, count, services, say }) {
    const sizes = [...new Set([count / 100, count / 10, count].map((size) => Math.max(20, Math.ceil(size))))]
    const measured: Measured[][] = []
    for (const size of sizes) {
      const ofSize = await measure(services, size)
      measured.push(ofSize)
      for (const [index, { reads, writes, milliseconds }] of ofSize.entries())
        say(
          `${size} facilities, ${days[index]?.name}: each ${reads.toFixed(3)} read units, ` +
            `${writes.toFixed(3)} write units, ${milliseconds.toFixed(2)} ms`,
        )
    }
    const replay = `--only close --seed ${seed} --count ${count}`
    for (const [index, { name, does }] of days.entries()) {
      const [least, most] = [measured[0]?.[index], measured.at(-1)?.[index]]
      if (!least || !most) throw new Error('nothing was measured')
      const [units, unitsOfMost] = [least.reads + least.writes, most.reads + most.writes]
      // When nothing is due, the close's fixed cost is spread over more facilities.
      const isFlat =
        unitsOfMost <= units * (1 + flatTolerance) &&
        (Object.keys(does).length === 0 || unitsOfMost >= units * (1 - flatTolerance))
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
