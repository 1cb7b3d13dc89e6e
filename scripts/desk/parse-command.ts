import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { maxCallFile } from '#shared/desk/bank-file-size.ts'
import { exceedsDepth } from '../../functions/runtime/json-depth.ts'
import type { CommandField, DeskCommand } from './desk-commands.ts'
import { commandHelp, listHelp } from './desk-help.ts'
import { nearestName } from './nearest-name.ts'

/** A parsed command line. */
export type ParsedCommand =
  | { kind: 'help'; text: string }
  | {
      kind: 'call'
      action: string
      input: Record<string, unknown>
      /** The deployed environment; undefined for this machine. */
      environment?: string
    }
  | { kind: 'wrong'; message: string }

const wrong = (message: string): ParsedCommand => ({ kind: 'wrong', message })

const common = {
  reason: { type: 'string' },
  actor: { type: 'string' },
  environment: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const dryRun = { 'dry-run': { type: 'boolean' } } as const

/** Thrown for JSON that is nested so deeply that code which walks over it could crash. */
class NestsTooDeep extends Error {}

/** A file's content, compressed if it is too large for a call otherwise: a bank's file may be compressed. */
const readForCall = (path: string): Buffer => {
  const content = readFileSync(path)
  return content.length > maxCallFile ? gzipSync(content) : content
}

/** The value in the type that the act's schema expects. Invalid text is passed on unchanged, for it to refuse. */
const valueOf = ({ name, type }: CommandField, text: string | boolean): unknown => {
  if (type === 'file' && typeof text === 'string') return readForCall(text).toString('base64')
  if (type === 'number' && typeof text === 'string' && text.trim() !== '') return Number(text)
  if (type !== 'json' || typeof text !== 'string') return text
  if (exceedsDepth(text)) throw new NestsTooDeep(`${name}: nests too deep`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

interface Given {
  values: Record<string, string | boolean | undefined>
  positionals: string[]
}

const parseOptions = (args: readonly string[], { options, changes }: DeskCommand): Given =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        options.map(({ option, type }) => [
          option,
          { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
      ...common,
      ...(changes ? dryRun : {}),
    },
  })

const parseCall = (command: DeskCommand, args: readonly string[]): ParsedCommand => {
  const { values, positionals } = parseOptions(args, command)
  if (values['help']) return { kind: 'help', text: commandHelp(command) }
  const missing = [
    ...command.positional.slice(positionals.length).map(({ name }) => `<${name}>`),
    ...command.options
      .filter(({ required, option }) => required && values[option] === undefined)
      .map(({ option }) => `--${option}`),
    ...(command.needsReason && !values['reason'] ? ['--reason'] : []),
  ]
  const name = `${command.subject} ${command.verb}`
  if (missing.length > 0) return wrong(`${name} needs ${missing.join(', ')}. See: ${name} --help`)
  if (positionals.length > command.positional.length)
    return wrong(`${name} does not take ${positionals.slice(command.positional.length).join(' ')}.`)
  if (values['environment'] !== undefined && values['actor'] !== undefined)
    return wrong('--actor is for this machine: in an environment you are whom AWS knows you as.')
  const given: [string, unknown][] = [
    ...command.positional.map((field, index): [string, unknown] => [
      field.name,
      valueOf(field, positionals[index] ?? ''),
    ]),
    ...command.options.flatMap((field): [string, unknown][] => {
      const value = values[field.option]
      return value === undefined ? [] : [[field.name, valueOf(field, value)]]
    }),
    ...(['reason', 'actor'] as const).flatMap((each): [string, unknown][] =>
      values[each] === undefined ? [] : [[each, values[each]]],
    ),
    ...(values['dry-run'] ? [['dryRun', true] as [string, unknown]] : []),
  ]
  const { environment } = values
  return {
    kind: 'call',
    action: command.action,
    input: Object.fromEntries(given),
    ...(typeof environment === 'string' ? { environment } : {}),
  }
}

const unknown = (given: string, names: readonly string[], help: string): ParsedCommand => {
  const nearest = nearestName(given, names)
  return wrong(`There is no command ${given}.${nearest ? ` Is ${nearest} meant?` : ''} See: ${help}`)
}

/** Reads a command line by the acts that there are. */
export const parseCommand = (commands: readonly DeskCommand[], args: readonly string[]): ParsedCommand => {
  const [subject, verb, ...rest] = args
  const names = commands.map((command) => `${command.subject} ${command.verb}`)
  const ofSubject = commands.filter((command) => command.subject === subject)
  if (subject === undefined || subject === '--help' || subject === '-h')
    return { kind: 'help', text: listHelp(commands) }
  const isName = verb !== undefined && !verb.startsWith('-')
  if (ofSubject.length === 0)
    return isName
      ? unknown(`${subject} ${verb}`, names, '--help')
      : unknown(subject, [...names, ...commands.map((each) => each.subject)], '--help')
  if (!isName) return { kind: 'help', text: listHelp(ofSubject) }
  const command = ofSubject.find((each) => each.verb === verb)
  if (!command) return unknown(`${subject} ${verb}`, names, `${subject} --help`)
  try {
    return parseCall(command, rest)
  } catch (error) {
    // `parseArgs` explains an unknown option in several sentences; the first one names it.
    if (error instanceof TypeError) return wrong(error.message.split('. ')[0] ?? error.message)
    if (error instanceof NestsTooDeep) return wrong(error.message)
    // The system's message for an unreadable file names it.
    if (error instanceof Error && 'syscall' in error) return wrong(error.message)
    throw error
  }
}
