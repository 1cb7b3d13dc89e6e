import type { CommandField, DeskCommand } from './desk-commands.ts'

const call = 'npm run desk --'

const usageOf = ({ subject, verb, positional, options, needsReason }: DeskCommand): string =>
  [
    subject,
    verb,
    ...positional.map(({ name }) => `<${name}>`),
    ...options
      .filter(({ required }) => required)
      .map(({ option, type }) => `--${option}${type === 'boolean' ? '' : ' …'}`),
    ...(needsReason ? ['--reason "…"'] : []),
  ].join(' ')

const aligned = (rows: [string, string][]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

const typeTranslations = {
  string: 'text',
  number: 'number',
  boolean: '',
  json: 'JSON',
  file: 'file',
  date: 'date',
  amount: 'amount',
} as const

const explain = ({ means, type, choices, usual, required, example }: CommandField): string =>
  [
    means,
    ...(choices.length > 0
      ? [`one of ${choices.join(', ')}`]
      : type === 'boolean'
        ? []
        : [typeTranslations[type]]),
    required ? 'required' : usual && type !== 'boolean' ? `${usual} where it is not given` : 'optional',
    ...(type === 'boolean' ? [] : [`as ${example}`]),
  ].join('; ')

const quoted = (text: string) => (/^[\w@./:+-]+$/.test(text) ? text : `"${text}"`)

/** A whole line that the command takes. */
const exampleOf = ({ subject, verb, positional, options, needsReason }: DeskCommand): string =>
  [
    call,
    subject,
    verb,
    ...positional.map(({ example }) => quoted(example)),
    ...options
      .filter(({ required }) => required)
      .map(({ option, type, example }) => `--${option}${type === 'boolean' ? '' : ` ${quoted(example)}`}`),
    ...(needsReason ? ['--reason "as agreed by phone"'] : []),
  ].join(' ')

const commonRows = ({ needsReason, changes }: DeskCommand): [string, string][] => [
  ['--reason <text>', `why, for the audit${needsReason ? '; required' : ''}`],
  ...(changes ? ([['--dry-run', 'tell what would change, and change nothing']] as [string, string][]) : []),
  ['--json', 'answer as one JSON document'],
  ['--actor <name>', 'who acts, on this machine; you, where nobody is named'],
  ['--environment <name>', 'act there, as whom AWS knows you; on this machine where it is not given'],
]

/** The options of one command. */
export const commandHelp = (command: DeskCommand): string =>
  [
    command.summary,
    '',
    `Usage: ${call} ${usageOf(command)}`,
    '',
    ...aligned([
      ...command.positional.map((field): [string, string] => [`<${field.name}>`, explain(field)]),
      ...command.options.map((field): [string, string] => [
        `--${field.option}${field.type === 'boolean' ? '' : ` <${typeTranslations[field.type]}>`}`,
        explain(field),
      ]),
      ...commonRows(command),
    ]),
    '',
    `Example: ${exampleOf(command)}`,
  ].join('\n')

/** All commands, or those of one subject, by subject. */
export const listHelp = (commands: readonly DeskCommand[]): string =>
  [
    'The lender’s side of the portal.',
    '',
    `Usage: ${call} <command> [--reason "…"] [--dry-run] [--json] [--environment <name>]`,
    `       ${call} <command> --help`,
    ...[...new Set(commands.map(({ subject }) => subject))].flatMap((subject) => {
      const ofSubject = commands.filter((command) => command.subject === subject)
      return [
        '',
        subject,
        ...ofSubject.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.summary}`]),
      ]
    }),
    '',
    'It talks to the local stack on this machine, at the port that PORT names (3000), unless --environment names',
    'a deployed one. It ends with 0 when the act was done, 1 when it was refused, 2 when the line was wrong.',
  ].join('\n')
