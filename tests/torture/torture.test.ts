import { describe, expect, test } from 'vitest'
import { useTestServices } from '../support/test-services.ts'
import { parseArguments } from './parse-arguments.ts'
import { type PartName, partNames, parts } from './parts.ts'

// A little of each part: the whole is `npm run torture`. A little of `ids` is among the requests.
const counts: Record<Exclude<PartName, 'ids'>, number> = {
  drawdowns: 1,
  histories: 4,
  kills: 1,
  close: 40,
  statements: 100,
  requests: 150,
}

const run = (name: keyof typeof counts) =>
  parts[name].run({ seed: 1, count: counts[name], services: useTestServices(), say: () => {} })

// Each is a few seconds of work; a machine that does other things besides may take long for it.
const patience = 180_000

test('of a hundred drawdowns at once, those that the limit bears are accepted', async () => {
  const [, accepted, refused] = /(\d+) accepted, (\d+) refused/.exec(await run('drawdowns')) ?? []
  expect(Number(accepted) + Number(refused)).toBe(100)
  expect(Number(accepted)).toBeGreaterThan(20)
  expect(Number(refused)).toBeGreaterThan(20)
})

test(
  'in random histories the books are in order after every act',
  async () => {
    const [, acts] = /4 histories, (\d+) acts/.exec(await run('histories')) ?? []
    expect(Number(acts)).toBeGreaterThan(20)
  },
  patience,
)

test(
  'killed under load and started again, the stack has lost nothing and done nothing twice',
  async () => {
    const [, answers] = /(\d+) answers that still hold/.exec(await run('kills')) ?? []
    expect(Number(answers)).toBeGreaterThan(0)
  },
  patience,
)

test(
  'the close of a day costs the same for each facility, however many there are',
  async () => {
    expect(await run('close')).toMatch(/^20, 40 facilities/)
  },
  patience,
)

test(
  'of a hundred lines of statements, each is booked once or explained, and so where many book at once',
  async () => {
    expect(await run('statements')).toBe('100 lines, each booked once or explained; 20 at once')
  },
  patience,
)

test(
  'every call by everybody is answered as declared, right or wrong, and tells and touches nothing of others',
  async () => {
    const [, sent, done] = /^(\d+) requests, (\d+) of \d+ calls done/.exec(await run('requests')) ?? []
    expect(Number(sent)).toBe(150)
    expect(Number(done)).toBeGreaterThan(20)
  },
  patience,
)

const parse = (...args: string[]) => parseArguments(args, () => 7)

describe('the arguments of the command', () => {
  test('run all parts as often as usual, one of them, or one so often', () => {
    expect(parse()).toEqual({
      seed: 7,
      runs: partNames.map((name) => ({ name, count: parts[name].usualCount })),
    })
    expect(parse('--seed', '12', '--only', 'kills')).toEqual({
      seed: 12,
      runs: [{ name: 'kills', count: 200 }],
    })
    expect(parse('--only', 'histories', '--count', '3', '--seed', '5')).toEqual({
      seed: 5,
      runs: [{ name: 'histories', count: 3 }],
    })
    expect(parse('--help')).toBeUndefined()
  })

  test.each([
    [['--seed', 'x'], /--seed is "x"/],
    [['--seed', '-1'], /seed/],
    [
      ['--only', 'constructor'],
      /--only is "constructor"; it can be drawdowns, histories, kills, close, statements, requests, ids/,
    ],
    [['--only', 'kills', '--count', '0'], /--count is "0"/],
    [['--count', '3'], /--count goes with --only/],
    [['--often'], /--often/],
  ])('%j is one clear line', (args, line) => {
    expect(() => parse(...args)).toThrow(line)
  })
})
