import { createProgress, Finding, inOneLine, type Part, type PartOptions } from '../part.ts'
import { type ActsSeen, callDesk } from './desk-calls.ts'
import { createDrawing } from './draw-any.ts'
import { createWalk } from './draw-ids.ts'
import { endpoints } from './endpoints.ts'
import { type Drawn, runWorld, type Seen } from './run-world.ts'
import { openWorld, type World } from './world.ts'

/** So many requests go to one world: a larger one takes longer for no gain. */
const requestsOfWorld = 3000

const sentIn = (seen: Seen): number => [...seen.values()].reduce((sum, count) => sum + count, 0)

/** What came of the requests, in one line: how many by status and code, and how many calls did what they were asked for. */
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

/** What came of the acts at the desk: by status, and how many kinds were done. */
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
  /** What the lender’s people do in each world once all was sent, where they do anything. */
  desk?: ActsSeen
}

/** For so many requests of sellers one act of the lender’s people follows. */
const requestsOfAct = 10

/** Sends what is drawn to a world of its own, at most `count`. Gives how many there were. */
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

/** So many of a hundred requests of chance bring an id of another company’s. */
const walkedOf100 = 10

const drawAll = (world: World): (() => Drawn | undefined) => {
  const [draw, walk] = [createDrawing(world), createWalk(world)]
  return () => (world.chance.integer(1, 100) <= walkedOf100 ? walk.draw() : undefined) ?? draw()
}

/** Every call by everybody, right and wrong, over HTTP. */
export const requests: Part = {
  counted: 'requests',
  usualCount: 60_000,
  summary:
    'every call by everybody, and every act of the lender’s desk by each role, right and wrong: no error of ours, nothing of others, nothing written where refused',
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

/** What is one company’s, brought by another’s people. */
export const ids: Part = {
  counted: 'walks',
  usualCount: 1,
  summary:
    'every id of one company in every place of every call, by the people of another: refused, and nothing told',
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
