import { parseArgs } from 'node:util'
import { type PartName, partNames, parts } from './parts.ts'

export interface TortureArguments {
  seed: number
  /** The parts to run, each with its count. */
  runs: readonly { name: PartName; count: number }[]
}

export const help = `
npm run torture -- [--seed N] [--only PART] [--count N]

Looks for a way to get the books out of order, or to see or touch what is another company’s, with a real database and
the real handlers. Each part stops at the first thing that is wrong, says how to see it again, and the command ends with
status 1.

  --seed N     what is drawn by chance follows from it; a fresh one where it is left out
  --only PART  one part instead of all
  --count N    how often, instead of the usual; with --only

Parts
${partNames.map((name) => `  ${name.padEnd(11)}${parts[name].defaultCount} ${parts[name].counted}: ${parts[name].summary}`).join('\n')}
`

const options = {
  seed: { type: 'string' },
  only: { type: 'string' },
  count: { type: 'string' },
  help: { type: 'boolean' },
} as const

const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name)

/** A seed of at most this can be incremented and remains a 32-bit integer. */
const maxOf = { seed: 2_000_000_000, count: 10_000_000 }

const readNumber = (name: keyof typeof maxOf, text: string): number => {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > maxOf[name] || (name === 'count' && number === 0))
    throw new RangeError(`--${name} is "${text}"; it must be a whole number up to ${maxOf[name]}.`)
  return number
}

/** The command's arguments. Undefined if help was requested. Throws on invalid ones. */
export const parseArguments = (
  args: readonly string[],
  freshSeed: () => number,
): TortureArguments | undefined => {
  const { values } = parseArgs({ args: [...args], options, strict: true })
  if (values.help) return undefined
  const { only, count } = values
  if (only !== undefined && !isPartName(only))
    throw new RangeError(`--only is "${only}"; it can be ${partNames.join(', ')}.`)
  if (count !== undefined && only === undefined)
    throw new RangeError('--count goes with --only: each part counts something else.')
  const seed = values.seed === undefined ? freshSeed() : readNumber('seed', values.seed)
  const named = only === undefined ? partNames : [only]
  return {
    seed,
    runs: named.map((name) => ({
      name,
      count: count === undefined ? parts[name].defaultCount : readNumber('count', count),
    })),
  }
}
