import { createProgress, Finding, inOneLine, type Part, type PartOptions } from '../part.ts'
import { createDrawing } from './draw-any.ts'
import { createWalk } from './draw-ids.ts'
import { endpoints } from './endpoints.ts'
import { type Drawn, runWorld, type Seen } from './run-world.ts'
import { openWorld, type World } from './world.ts'

/** So many requests go to one world: a larger one takes longer for no gain. */
const requestsOfWorld = 3000

/** What came of the requests, in one line: how many by status and code, and how many calls did what they were asked for. */
const describe = (seen: Seen): string => {
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0)
  const codes = new Map<string, number>()
  const done = new Set<string>()
  for (const [key, count] of seen) {
    const [name = '', ...code] = key.split(' ')
    codes.set(code.join(' '), (codes.get(code.join(' ')) ?? 0) + count)
    if (code[0] === '200') done.add(name)
  }
  const often = [...codes].toSorted(([, a], [, b]) => b - a).map(([code, count]) => `${count} × ${code}`)
  return `${total} requests, ${done.size} of ${endpoints.length} calls done: ${often.join(', ')}`
}

const send = async (
  name: string,
  { seed, count, services, say }: PartOptions,
  draw: (world: World) => () => Drawn | undefined,
): Promise<string> => {
  const progress = createProgress(say, 'requests', count)
  const seen: Seen = new Map()
  for (let first = 0; first < count; first += requestsOfWorld) {
    const worldSeed = seed + first / requestsOfWorld
    const world = await openWorld(services, worldSeed)
    const requests = Math.min(requestsOfWorld, count - first)
    const tellWrong = (wrong: string, sent: number): never => {
      throw new Finding(wrong, `--only ${name} --seed ${worldSeed} --count ${sent}`)
    }
    try {
      await runWorld(world, requests, draw(world), { seen, tellWrong })
    } catch (error) {
      if (error instanceof Finding) throw error
      throw new Finding(inOneLine(error), `--only ${name} --seed ${worldSeed} --count ${requests}`)
    } finally {
      await world.close()
    }
    progress.tell(first + requests)
  }
  return describe(seen)
}

/** So many of a hundred requests of chance bring an id of another company’s. */
const walkedOf100 = 10

const drawAll = (world: World): (() => Drawn | undefined) => {
  const [draw, walk] = [createDrawing(world), createWalk(world)]
  return () => (world.chance.integer(1, 100) <= walkedOf100 ? walk() : undefined) ?? draw()
}

/** Every call by everybody, right and wrong, over HTTP. */
export const requests: Part = {
  counted: 'requests',
  usualCount: 60_000,
  summary:
    'every call by everybody, right and wrong: no error of ours, nothing of others, nothing written where refused',
  run: (options) => send('requests', options, drawAll),
}

/** What is one company’s, brought by another’s people. */
export const ids: Part = {
  counted: 'requests',
  usualCount: 20_000,
  summary:
    'every id of one company in every place of every call, by the people of another: refused, and nothing told',
  run: (options) => send('ids', options, createWalk),
}
