import { parseArgs } from 'node:util'
import type { CommandField, DeskCommand } from './desk-commands.ts'
import { commandHelp, listHelp } from './desk-help.ts'

/** What the command line asks for. */
export type ParsedCommand =
  | { kind: 'help'; text: string }
  | { kind: 'call'; action: string; input: Record<string, unknown>; json: boolean }
  | { kind: 'wrong'; message: string }

const wrong = (message: string): ParsedCommand => ({ kind: 'wrong', message })

const common = {
  reason: { type: 'string' },
  actor: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The value as the action's schema wants it; text that is none is passed on as it is, for the schema to refuse. */
const valueOf = ({ type }: CommandField, text: string | boolean): unknown => {
  if (type === 'number' && typeof text === 'string' && text.trim() !== '') return Number(text)
  if (type !== 'json' || typeof text !== 'string') return text
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

const parseOptions = (args: readonly string[], { options }: Pick<DeskCommand, 'options'>): Given =>
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
  ]
  return {
    kind: 'call',
    action: command.action,
    input: Object.fromEntries(given),
    json: values['json'] === true,
  }
}

/** Reads a command line by the actions that there are. */
export const parseCommand = (commands: readonly DeskCommand[], args: readonly string[]): ParsedCommand => {
  const [subject, verb, ...rest] = args
  const ofSubject = commands.filter((command) => command.subject === subject)
  if (subject === undefined || subject === '--help' || subject === '-h')
    return { kind: 'help', text: listHelp(commands) }
  if (ofSubject.length === 0) return wrong(`There is no command ${subject}. See: --help`)
  if (verb === undefined || verb === '--help' || verb === '-h')
    return { kind: 'help', text: listHelp(ofSubject) }
  const command = ofSubject.find((each) => each.verb === verb)
  if (!command) return wrong(`There is no command ${subject} ${verb}. See: ${subject} --help`)
  try {
    return parseCall(command, rest)
  } catch (error) {
    // `parseArgs` explains an unknown option over several sentences; the first says which it is.
    if (error instanceof TypeError) return wrong(error.message.split('. ')[0] ?? error.message)
    throw error
  }
}
