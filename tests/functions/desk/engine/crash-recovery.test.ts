import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { loadAct } from '../../../../functions/desk/engine/acts.ts'
import { createMemoryApp, type MemoryApp } from '../../../support/memory-app.ts'
import { createDeskStory, type DeskStep } from '../desk-story.ts'
import { createSeveralSteps } from '../several-steps.ts'
import { type Call, createFaultInjector, type Fault } from './fault-injection.ts'

const swept = new Set<string>()

/**
 * Acts that are audited each time, even when repeated; and the import of a statement, whose audit entry has its new
 * lines.
 */
const recordedAgain = new Set(['balance-report', 'portfolio-rebuild', 'statement-read', 'user-unlock'])

/** All variants of a step, each interrupted at each of its writes: by one person, and by two if it needs two. */
const sweep = async (app: MemoryApp, { action, actor, fields }: DeskStep): Promise<Fault[]> => {
  const { breakOff } = createFaultInjector(app)
  const faults: Fault[] = []
  const take = async (call: Call) => {
    swept.add(call.action)
    const taken = await breakOff({ ...call, isRecordedAgain: recordedAgain.has(call.action) })
    if (taken.outcome['ok'] !== true) throw new Error(`${call.action}: ${JSON.stringify(taken.outcome)}`)
    faults.push(...taken.faults)
    return taken.outcome
  }
  const call = { action, ...(actor ? { actor } : {}), input: await fields() }
  await app.drainEvents()
  const before = app.table.items()
  await take(call)
  if (!(await loadAct(action))?.fourEyes) return faults
  const after = app.table.items()
  app.table.restore(before)
  const { proposalId } = await take({ ...call, fourEyes: true })
  const proposed = app.table.items()
  for (const decision of ['proposal-approve', 'proposal-reject']) {
    app.table.restore(proposed)
    await take({ action: decision, actor: 'grace', input: { proposalId }, fourEyes: true })
  }
  app.table.restore(after)
  return faults
}

describe('an act that is broken off at any write, and done again, comes to what it does unbroken', () => {
  let app: MemoryApp
  const story = createDeskStory(() => app)
  beforeAll(async () => {
    app = await createMemoryApp()
    await story.begin()
  })
  afterAll(() => app.close())

  test.each(story.steps)('$action', async (step) => {
    expect(await sweep(app, step)).toEqual([])
  })
})

describe('so does one on several things at once', () => {
  let app: MemoryApp
  const several = createSeveralSteps(() => app)
  beforeAll(async () => {
    app = await createMemoryApp()
    await several.begin()
  })
  afterAll(() => app.close())

  test.each(several.steps)('$action', async (step) => {
    expect(await sweep(app, step)).toEqual([])
  })
})

test('every act that writes was broken off', async () => {
  const writing = everyAct.filter(({ reads }) => !reads)
  expect([...swept].toSorted()).toEqual(writing.map(({ name }) => name).toSorted())
})
