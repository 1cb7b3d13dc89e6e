import { describe, expect, test } from 'vitest'
import { parseArguments } from './parse-arguments.ts'
import { partNames, parts } from './parts.ts'

const parse = (...args: string[]) => parseArguments(args, () => 7)

describe('the arguments of the command', () => {
  test('select all parts, one part, or one part with a count', () => {
    expect(parse()).toEqual({
      seed: 7,
      runs: partNames.map((name) => ({ name, count: parts[name].defaultCount })),
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
      /--only is "constructor"; it can be drawdowns, histories, kills, close, statements, requests, ids, books/,
    ],
    [['--only', 'kills', '--count', '0'], /--count is "0"/],
    [['--count', '3'], /--count goes with --only/],
    [['--often'], /--often/],
  ])('the error for %j is one clear line', (args, line) => {
    expect(() => parse(...args)).toThrow(line)
  })
})
