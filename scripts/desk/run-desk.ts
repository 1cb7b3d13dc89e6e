import { deskActions } from '../../functions/desk/actions.ts'
import { callLocalDesk } from './call-local-desk.ts'
import { commandOf } from './desk-commands.ts'
import { parseCommand } from './parse-command.ts'
import { showOutcome } from './show-outcome.ts'

interface Console {
  say(text: string): void
  complain(text: string): void
}

/** Does what a command line says; the exit code. */
export const runDesk = async (
  args: readonly string[],
  variables: Record<string, string | undefined>,
  { say, complain }: Console,
): Promise<number> => {
  const parsed = parseCommand(deskActions.map(commandOf), args)
  if (parsed.kind === 'help') {
    say(parsed.text)
    return 0
  }
  if (parsed.kind === 'wrong') {
    complain(parsed.message)
    return 2
  }
  const origin = `http://127.0.0.1:${variables['PORT'] ?? '3000'}`
  const input = { actor: variables['USER'] || 'desk', ...parsed.input }
  const answer = await callLocalDesk(origin, parsed.action, input)
  if (!answer.ok) {
    complain(answer.message)
    return 1
  }
  say(parsed.json ? JSON.stringify(answer.outcome, null, 2) : showOutcome(answer.outcome))
  return 0
}
