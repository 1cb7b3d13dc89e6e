import { closeDay } from '../../../functions/jobs/daily-close.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Act, Prepared } from './act.ts'
import { bankActs } from './bank-acts.ts'
import { companyActs } from './company-acts.ts'
import { deductionActs } from './deduction-acts.ts'
import { drawdownActs } from './drawdown-acts.ts'
import { lenderActs } from './lender-acts.ts'
import { planActs } from './plan-acts.ts'
import { renewalActs } from './renewal-acts.ts'
import { repaymentActs } from './repayment-acts.ts'
import { supplementActs } from './supplement-acts.ts'
import { moveOn, type World } from './world.ts'

/**
 * The acts of sellers and the lender, with their relative frequencies. To add an act, add an entry: it reads
 * the stored state, makes random choices with `chance` only, and returns what to perform, once or
 * concurrently with others; or undefined if there is nothing to do. It asserts nothing: the invariants are in
 * `checkBooks`, which runs after each step.
 */
const acts: Record<string, Act> = {
  ...drawdownActs,
  ...repaymentActs,
  ...lenderActs,
  ...companyActs,
  ...deductionActs,
  ...supplementActs,
  ...renewalActs,
  ...planActs,
  ...bankActs,
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

/** The name of a random act, by weight. */
export const drawAct = (chance: Chance): string => chance.pick(named) ?? ''

/**
 * Prepares an act for the stored state; the result may be performed several times. Undefined if there is
 * nothing to do.
 */
export const prepareAct = async (name: string, world: World): Promise<Prepared> => acts[name]?.prepare(world)
