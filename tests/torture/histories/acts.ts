import { closeDay } from '../../../functions/jobs/daily-close.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Act, Prepared } from './act.ts'
import { bankActs } from './bank-acts.ts'
import { companyActs } from './company-acts.ts'
import { deductionActs } from './deduction-acts.ts'
import { drawdownActs } from './drawdown-acts.ts'
import { lenderActs } from './lender-acts.ts'
import { payoutBatchActs } from './payout-batch-acts.ts'
import { planActs } from './plan-acts.ts'
import { reminderActs } from './reminder-acts.ts'
import { renewalActs } from './renewal-acts.ts'
import { repaymentActs } from './repayment-acts.ts'
import { secondApprovalActs } from './second-approval-acts.ts'
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
  ...reminderActs,
  ...secondApprovalActs,
  ...payoutBatchActs,
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

/** Acts that are drawn for a step before it is left without one: many have nothing to do in most states. */
const draws = 3

/** A random act with something to do, if one is drawn. */
export const drawPrepared = async (world: World): Promise<{ name: string; act: Prepared }> => {
  let drawn = { name: '', act: undefined as Prepared }
  for (let left = draws; left > 0 && !drawn.act; left--) {
    const name = drawAct(world.chance)
    drawn = { name, act: await prepareAct(name, world) }
  }
  return drawn
}
