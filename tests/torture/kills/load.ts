import { seededChance } from '../../support/seeded-chance.ts'
import { drawAct } from './acts.ts'
import { type Fact, isConnectionError, type KeyedCall, sendCall, sendPlain } from './calls.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

/** The result of a load: keyed calls with their responses, and the outcomes of the back office's acts. */
export interface LoadResult {
  calls: KeyedCall[]
  facts: Fact[]
}

/** Concurrent callers per seller. */
const callersOfSeller = 2

/** A close may conflict with other calls, and the next one catches up: only the last must succeed. */
const runClose = (stack: RunningStack, job: string): Promise<unknown> =>
  stack.local.runJob(job).catch(() => undefined)

/** Makes calls until the stack is killed. The call in flight is then left without a response. */
const callUntilKilled = async (
  stack: RunningStack,
  seller: KilledSeller,
  seed: number,
  happened: LoadResult,
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
      if (!stack.wasKilled() && !isConnectionError(error)) throw error
    }
  }
}

/** Loads the stack with all sellers concurrently, until it is killed. */
export const loadStack = async (
  stack: RunningStack,
  sellers: readonly KilledSeller[],
  seed: number,
): Promise<LoadResult> => {
  const happened: LoadResult = { calls: [], facts: [] }
  const callers = sellers.flatMap((seller, index) =>
    Array.from({ length: callersOfSeller }, (_, caller) =>
      callUntilKilled(stack, seller, seed * 100 + index * callersOfSeller + caller, happened),
    ),
  )
  await Promise.all(callers)
  return happened
}
