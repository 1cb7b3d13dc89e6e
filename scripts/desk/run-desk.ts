import { everyAct } from '#shared/desk/all-acts.ts'
import { visibleText } from '#shared/input-parsing/visible-text.ts'
import { callCloudDesk } from './call-cloud-desk.ts'
import { commandOf } from './desk-commands.ts'
import { type DeskResponse, readResponseBody } from './desk-response.ts'
import { type ParsedCommand, parseCommand } from './parse-command.ts'
import { showOutcome } from './show-outcome.ts'

/** Calls an act in the back office of the local stack at `origin`. */
const callLocalDesk = async (
  origin: string,
  action: string,
  input: Record<string, unknown>,
): Promise<DeskResponse> => {
  let response: Response
  try {
    response = await fetch(`${origin}/__local/desk/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  } catch {
    return {
      ok: false,
      message: `Nothing answers at ${origin}. Start the portal with npm start, or set PORT.`,
    }
  }
  return readResponseBody(response, `${origin} to ${action}`)
}

interface Console {
  say(text: string): void
  complain(text: string): void
}

type Call = Extract<ParsedCommand, { kind: 'call' }>

export interface DeskCallers {
  local: typeof callLocalDesk
  cloud(environment: string, action: string, input: Record<string, unknown>): Promise<DeskResponse>
}

const usualCallers: DeskCallers = { local: callLocalDesk, cloud: callCloudDesk }

const commands = everyAct.map(commandOf)

const exitCodes = { done: 0, refused: 1, wrong: 2 } as const

const ask = (
  { action, input, environment }: Call,
  variables: Record<string, string | undefined>,
  { local, cloud }: DeskCallers,
): Promise<DeskResponse> =>
  environment === undefined
    ? local(`http://127.0.0.1:${variables['PORT'] ?? '3000'}`, action, {
        actor: variables['USER'] || 'desk',
        ...input,
      })
    : cloud(environment, action, input)

/**
 * Executes a command line and returns the exit code. With `--json` it prints exactly one JSON document in any case;
 * otherwise an error is one line.
 */
export const runDesk = async (
  args: readonly string[],
  variables: Record<string, string | undefined>,
  { say, complain }: Console,
  callers: DeskCallers = usualCallers,
): Promise<number> => {
  const isJson = args.includes('--json')
  const sayJson = (document: unknown) => say(JSON.stringify(document, null, 2))
  const fail = (refusal: { message: string; code?: number }) =>
    isJson ? sayJson({ ok: false, ...refusal }) : complain(visibleText(refusal.message))

  const parsed = parseCommand(commands, args)
  if (parsed.kind === 'help') {
    if (isJson) sayJson({ ok: true, help: parsed.text })
    else say(parsed.text)
    return exitCodes.done
  }
  if (parsed.kind === 'wrong') {
    fail({ message: parsed.message })
    return exitCodes.wrong
  }
  const answer = await ask(parsed, variables, callers)
  if (!answer.ok) {
    const { message, code } = answer
    fail({ message: message.replace(/\s*\n\s*/g, ' '), ...(code === undefined ? {} : { code }) })
    return exitCodes.refused
  }
  if (isJson) sayJson(answer.outcome)
  else say(showOutcome(answer.outcome))
  return exitCodes.done
}
