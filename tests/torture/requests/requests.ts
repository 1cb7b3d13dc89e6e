import { createProgress, Finding, inOneLine, type Part, type PartOptions } from '../part.ts'
import { type ActsSeen, callDesk } from './desk-calls.ts'
import { createCallGenerator } from './draw-any.ts'
import { createWalk } from './draw-ids.ts'
import { endpoints } from './endpoints.ts'
import { type Drawn, runWorld, type Seen } from './run-world.ts'
import { openWorld, type World } from './world.ts'

/** Requests per world: a larger one becomes slower for no gain. */
const requestsOfWorld = 3000

const sentIn = (seen: Seen): number => [...seen.values()].reduce((sum, count) => sum + count, 0)

/** Summarizes the results in one line: counts by status and code, and the number of calls that succeeded. */
const describe = (seen: Seen): string => {
  const codes = new Map<string, number>()
  const done = new Set<string>()
  for (const [key, count] of seen) {
    const [name = '', ...code] = key.split(' ')
    codes.set(code.join(' '), (codes.get(code.join(' ')) ?? 0) + count)
    if (code[0] === '200') done.add(name)
  }
  const often = [...codes].toSorted(([, a], [, b]) => b - a).map(([code, count]) => `${count} × ${code}`)
  return `${sentIn(seen)} requests, ${done.size} of ${endpoints.length} calls done: ${often.join(', ')}`
}

/** Summarizes the back office's acts: counts by status, and the number of kinds that succeeded. */
const describeDesk = (seen: ActsSeen): string => {
  const statuses = new Map<string, number>()
  const [kinds, done] = [new Set<string>(), new Set<string>()]
  for (const [key, count] of seen) {
    const [, name = '', status = ''] = /^(.+) (\d+)$/.exec(key) ?? []
    statuses.set(status, (statuses.get(status) ?? 0) + count)
    kinds.add(name)
    if (status === '200') done.add(name)
  }
  const often = [...statuses]
    .toSorted(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} × ${status}`)
  return `${sentIn(seen)} acts at the desk, ${done.size} of ${kinds.size} kinds done: ${often.join(', ')}`
}

interface Sending extends PartOptions {
  name: 'requests' | 'ids'
  seen: Seen
  /** The results of the back office's acts, which follow the requests if this is present. */
  desk?: ActsSeen
}

/** Sellers' requests per act of the back office. */
const requestsOfAct = 10

/** Sends up to `count` requests to a new world. Returns how many were sent. */
const sendToWorld = async (
  { name, seed, services, seen, desk }: Sending,
  count: number,
  begin: (world: World) => () => Drawn | undefined,
): Promise<number> => {
  const world = await openWorld(services, seed)
  const replay = (sent: number) => `--only ${name} --seed ${seed} --count ${name === 'requests' ? sent : 1}`
  const tellWrong = (wrong: string, sent: number): never => {
    throw new Finding(wrong, replay(sent))
  }
  try {
    const sent = await runWorld(world, count, begin(world), { seen, tellWrong })
    if (desk)
      await callDesk(world, Math.ceil(sent / requestsOfAct), {
        seen: desk,
        tellWrong: (wrong) => tellWrong(wrong, sent),
      })
    return sent
  } catch (error) {
    if (error instanceof Finding) throw error
    throw new Finding(inOneLine(error), replay(count))
  } finally {
    await world.close()
  }
}

/** The percentage of random requests that carry another company's id. */
const walkedOf100 = 10

const drawAll = (world: World): (() => Drawn | undefined) => {
  const [draw, walk] = [createCallGenerator(world), createWalk(world)]
  return () => (world.chance.integer(1, 100) <= walkedOf100 ? walk.draw() : undefined) ?? draw()
}

/** Every call by every caller, valid and invalid, over HTTP. */
export const requests: Part = {
  counted: 'requests',
  defaultCount: 60_000,
  summary:
    'every call by every caller and every act of the back office by each role, valid and invalid: no internal errors, no leaks, no writes of refused calls',
  async run(options) {
    const { seed, count, say } = options
    const progress = createProgress(say, 'requests', count)
    const seen: Seen = new Map()
    const desk: ActsSeen = new Map()
    for (let first = 0; first < count; first += requestsOfWorld) {
      const sending = {
        ...options,
        name: 'requests',
        seen,
        desk,
        seed: seed + first / requestsOfWorld,
      } as const
      const sent = await sendToWorld(sending, Math.min(requestsOfWorld, count - first), drawAll)
      progress.tell(first + sent)
    }
    return `${describe(seen)}; ${describeDesk(desk)}`
  },
}

/** Every id of a company, sent by callers of another. */
export const ids: Part = {
  counted: 'walks',
  defaultCount: 1,
  summary:
    'every id of one company in every place of every call, sent by callers of another: refused without a leak',
  async run(options) {
    const { seed, count, say } = options
    const seen: Seen = new Map()
    let total = 0
    for (let walked = 0; walked < count; walked++) {
      const sending = { ...options, name: 'ids', seen, seed: seed + walked } as const
      await sendToWorld(sending, Number.POSITIVE_INFINITY, (world) => {
        const walk = createWalk(world)
        const progress = createProgress(say, 'steps', walk.total)
        total += walk.total
        let drawn = 0
        return () => {
          progress.tell(drawn++)
          return walk.draw()
        }
      })
    }
    return `all ${sentIn(seen)} of ${total} steps: ${describe(seen)}`
  },
}
