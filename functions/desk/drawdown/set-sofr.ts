import { enteredSource, isEntered } from '#shared/lending/benchmark-source.ts'
import { type EnteredFixingFault, faultOfEnteredFixing } from '#shared/lending/entered-fixing.ts'
import { compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Benchmark, enterBenchmark, findNeighbours, listBenchmarks } from '../../data/benchmarks.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'

const wordsOf = (fault: EnteredFixingFault): string => {
  switch (fault.fault) {
    case 'notPast':
      return 'a day that is over: no rate is entered ahead'
    case 'noBusinessDay':
      return 'no rate was published for that day'
    case 'implausible':
      return 'no such rate has ever been near that'
    case 'outsideBand':
      return `more than ${fault.points} points from the ${fault.neighbour.percent} of ${fault.neighbour.date}`
  }
}

const refuseFault = (fault: EnteredFixingFault): DeskRefusal =>
  refuseAct('invalidInput', `${fault.field}: ${wordsOf(fault)}`, [{ field: fault.field, rule: 'invalid' }])

const isSameRate = (present: Benchmark | undefined, percent: string): boolean =>
  present !== undefined && compare(fractionFromDecimal(present.percent), fractionFromDecimal(percent)) === 0

export const setSofrAct: RunAct<'sofr-set'> = async (
  { date, percent, benchmark: name = 'SOFR' },
  act,
  { table, clock },
) => {
  const outcome = { ok: true as const, benchmark: name, date, percent, source: enteredSource }
  const [present] = await listBenchmarks(table, name, date, date)
  if (present && !isEntered(present))
    return refuseAct('wrongState', `the ${name} of ${date} was published as ${present.percent}`)
  if (isSameRate(present, percent)) return outcome
  const neighbours = await findNeighbours(table, name, date)
  const fault = faultOfEnteredFixing({ name, date, percent, today: businessDate(clock()), neighbours })
  if (fault) return refuseFault(fault)
  const written = await table.transact({
    benchmark: enterBenchmark(table, { name, date, percent }, present),
    audit: act.audit({
      before: present ? { benchmark: name, date, percent: present.percent, source: present.source } : null,
      after: { benchmark: name, date, percent, source: enteredSource },
    }),
  })
  return written.ok
    ? outcome
    : refuseAct('changedMeanwhile', `a ${name} of ${date} was recorded at the same moment; look again`)
}
