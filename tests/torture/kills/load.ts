import { seededChance } from '../../support/seeded-chance.ts'
import { drawAct } from './acts.ts'
import { type Fact, isCutOff, type KeyedCall, sendCall, sendPlain } from './calls.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

/** What came of a load: the calls under a key, with their answers, and what the lender's side was told is done. */
export interface Happened {
  calls: KeyedCall[]
  facts: Fact[]
}

/** So many callers act for each seller at once. */
const callersOfSeller = 2

/** A close that conflicts with other calls is made up for by the next one: only the last must succeed. */
const runClose = (stack: RunningStack, job: string): Promise<unknown> =>
  stack.local.runJob(job).catch(() => undefined)

/** Calls until the stack is killed. What a caller is in the middle of then is left without an answer. */
const callOn = async (
  stack: RunningStack,
  seller: KilledSeller,
  seed: number,
  happened: Happened,
): Promise<void> => {
  const chance = seededChance(seed)
  for (let count = 1; !stack.wasKilled(); count++) {
    try {
      const act = await drawAct({ stack, seller, chance, key: `kill-${seed}-${count}` })
      if (act && 'keyed' in act) {
        happened.calls.push(act.keyed)
        act.keyed.answer = await sendCall(stack, act.keyed)
      } else if (act && 'plain' in act) {
        const fact = await sendPlain(stack, act.plain)
        if (fact) happened.facts.push(fact)
      } else if (act && 'desk' in act) {
        const { action, fields, fact } = act.desk
        if (await stack.desk(action, fields)) happened.facts.push(fact)
      } else if (act) await runClose(stack, act.job)
    } catch (error) {
      if (!stack.wasKilled() && !isCutOff(error)) throw error
    }
  }
}

/** Loads the stack with all sellers at once, until it is killed. */
export const loadStack = async (
  stack: RunningStack,
  sellers: readonly KilledSeller[],
  seed: number,
): Promise<Happened> => {
  const happened: Happened = { calls: [], facts: [] }
  const callers = sellers.flatMap((seller, index) =>
    Array.from({ length: callersOfSeller }, (_, caller) =>
      callOn(stack, seller, seed * 100 + index * callersOfSeller + caller, happened),
    ),
  )
  await Promise.all(callers)
  return happened
}
