import type { DeskCommand } from './desk-commands.ts'

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

/** What one command takes. */
export const commandHelp = (command: DeskCommand): string =>
  [
    command.summary,
    '',
    `Usage: ${call} ${usageOf(command)}`,
    '',
    ...aligned([
      ...command.options.map(({ option, type, required }): [string, string] => [
        `--${option}${type === 'boolean' ? '' : ` <${type === 'string' ? 'text' : type}>`}`,
        required ? 'required' : 'optional',
      ]),
      ['--reason <text>', `why, for the audit${command.needsReason ? '; required' : ''}`],
      ['--actor <name>', 'who acts; you, where nobody is named'],
      ['--json', 'answer as JSON'],
    ]),
  ].join('\n')

/** All commands, or those of one subject. */
export const listHelp = (commands: readonly DeskCommand[]): string =>
  [
    'The lender’s side of the portal.',
    '',
    `Usage: ${call} <command> [--reason "…"] [--actor <name>] [--json]`,
    `       ${call} <command> --help`,
    '',
    ...aligned(commands.map((command) => [usageOf(command), command.summary])),
    '',
    'It talks to the local stack on this machine, at the port that PORT names (3000).',
  ].join('\n')
