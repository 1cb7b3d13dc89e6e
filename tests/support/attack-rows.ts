import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** One attack of `docs/attacks.md`. */
export interface AttackRow {
  /** The attacker and the attempt: the first two columns. */
  attack: string
  /** The test that proves the limit, by its file and title; undefined if the row names none. */
  held: { file: string; name: string } | undefined
  /** The traces in order: `mail`, `entry newDevice`, `refused login 80003` … */
  leaves: string[]
}

const kinds = ['mail', 'mail to the others', 'SMS', 'SMS to the others', 'trail'] as const
const namedKinds = ['entry', 'message', 'audit', 'refused', 'log', 'alarm'] as const

/** A part of the last column: a kind, optionally with names in backticks. Throws on anything else. */
const readPart = (part: string): string[] => {
  if (kinds.some((kind) => kind === part)) return [part]
  const kind = namedKinds.find((each) => part.startsWith(`${each} `))
  const names = [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const said = kind && `${kind} ${names.map((name) => `\`${name}\``).join(', ')}`
  if (!kind || names.length === 0 || said !== part)
    throw new Error(`what an attack leaves is not read: ${part}`)
  return names.map((name) => `${kind} ${name}`)
}

const readHeld = (cell: string): AttackRow['held'] => {
  const [, file, name] = /`(tests\/[\w./-]+\.test\.tsx?)` “(.+?)”/.exec(cell) ?? []
  return file && name ? { file, name } : undefined
}

/** The attacks that the document lists. */
export const attackRows = (): AttackRow[] =>
  readFileSync(join(root, 'docs/attacks.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Attacker has|Attacker \||Source \||-)/.test(line))
    .map((line) => {
      const [who = '', tries = '', , held = '', leaves = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return {
        attack: `${who}: ${tries}`.replaceAll("'", '’'),
        held: readHeld(held),
        leaves: leaves === '' ? [] : leaves.split('; ').flatMap(readPart).toSorted(),
      }
    })
