import { closeDay } from '../../../functions/jobs/daily-close.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Act, Prepared } from './act.ts'
import { companyActs } from './company-acts.ts'
import { deductionActs } from './deduction-acts.ts'
import { drawdownActs } from './drawdown-acts.ts'
import { lenderActs } from './lender-acts.ts'
import { renewalActs } from './renewal-acts.ts'
import { repaymentActs } from './repayment-acts.ts'
import { supplementActs } from './supplement-acts.ts'
import { moveOn, type World } from './world.ts'

/**
 * What sellers and the lender do, and how often beside each other. An entry is all that another act takes: it looks at
 * what there is, draws by `chance` alone, and gives what is then done, once or at the same moment as others; or
 * undefined where there is nothing to do. It checks nothing: `checkBooks` says after each step what must hold, and what
 * an act brings that can be out of order belongs there.
 */
const acts: Record<string, Act> = {
  ...drawdownActs,
  ...repaymentActs,
  ...lenderActs,
  ...companyActs,
  ...deductionActs,
  ...supplementActs,
  ...renewalActs,
  time: {
    weight: 7,
    prepare: async ({ app, chance, sellers }) => {
      const hours = chance.next() < 0.3 ? chance.integer(0, 40) : 24 * chance.integer(0, 30)
      await moveOn({ app, sellers }, hours)
      return () => closeDay(app.deps)
    },
  },
}

const named = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

/** The name of an act, drawn by the weights. */
export const drawAct = (chance: Chance): string => chance.pick(named) ?? ''

/** Prepares an act by what there is; it can then be done any number of times. Undefined where there is nothing to do. */
export const prepareAct = async (name: string, world: World): Promise<Prepared> => acts[name]?.prepare(world)
