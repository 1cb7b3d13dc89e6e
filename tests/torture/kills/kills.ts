import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chance, seededChance } from '../../support/seeded-chance.ts'
import { createProgress, Finding, inOneLine, type Part } from '../part.ts'
import type { Fact } from './calls.ts'
import { type LoadResult, loadStack } from './load.ts'
import { createSellers, type KilledSeller, passDays } from './sellers.ts'
import { type RunningStack, startStack } from './start-stack.ts'
import { retryCalls, verifyBooks, verifyDeductions, verifyEvents, verifyFacts } from './verify.ts'

const sellersOfStack = 3

/** The duration of the load before a kill, in milliseconds. */
const [shortestLoad, longestLoad] = [200, 2000]

/** After this many kills some days pass, so that drawdowns fall due and become overdue. */
const [killsBetweenDays, daysBetween] = [4, 15]

/** Kills the stack at a random moment of its load. */
const killUnderLoad = async (
  stack: RunningStack,
  sellers: readonly KilledSeller[],
  seed: number,
  { integer }: Chance,
): Promise<LoadResult> => {
  const load = loadStack(stack, sellers, seed)
  const loadedFor = new Promise((resolve) => setTimeout(resolve, integer(shortestLoad, longestLoad)))
  // The load only ends before the kill if something is wrong.
  await Promise.race([load, loadedFor]).catch(() => undefined)
  await stack.kill()
  return load
}

/** The local stack, killed (SIGKILL) repeatedly under load and restarted on its data. */
export const kills: Part = {
  counted: 'kills',
  defaultCount: 200,
  summary: 'the local stack killed under load: no successful call is lost, none takes effect twice',
  async run({ seed, count, say }) {
    const progress = createProgress(say, 'kills', count)
    const chance = seededChance(seed)
    const folder = await mkdtemp(join(tmpdir(), 'torture-'))
    let stack = await startStack(folder)
    let kill = 0
    const facts: Fact[] = []
    const seen = { calls: 0, cut: 0 }
    try {
      const sellers = await createSellers(stack, sellersOfStack)
      for (kill = 1; kill <= count; kill++) {
        if (kill % killsBetweenDays === 0)
          await passDays(stack, sellers, { days: daysBetween, pay: kill % (2 * killsBetweenDays) === 0 })
        const happened = await killUnderLoad(stack, sellers, seed + kill, chance)
        stack = await startStack(folder)
        await verifyBooks(stack.table, sellers)
        await verifyDeductions(stack.table, sellers, folder)
        await verifyFacts(stack.table, happened.facts)
        facts.push(...happened.facts, ...(await retryCalls(stack, happened)))
        seen.calls += happened.calls.length
        seen.cut += happened.calls.filter(({ answer }) => !answer).length
        progress.tell(kill)
      }
      await stack.local.runJob('daily-close')
      await verifyEvents(stack)
      await verifyBooks(stack.table, sellers)
      await verifyDeductions(stack.table, sellers, folder)
      await verifyFacts(stack.table, facts)
    } catch (error) {
      throw new Finding(
        `after kill ${kill} of seed ${seed}: ${inOneLine(error)}`,
        `--only kills --seed ${seed} --count ${Math.max(1, kill)}`,
      )
    } finally {
      await stack.kill().finally(() => rm(folder, { recursive: true, force: true }))
    }
    const each = (progress.seconds() / count).toFixed(1)
    return (
      `${count} kills, ${seen.calls} calls under a key, ${seen.cut} of them cut off and sent again, ` +
      `${facts.length} outcomes that persist (${each} s a kill)`
    )
  },
}
