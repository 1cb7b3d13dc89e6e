import type { ActOutput } from '#shared/desk/all-acts.ts'
import { consoleActsPath } from '#shared/desk/console-paths.ts'
import { visibleLines } from '#shared/input-parsing/visible-text.ts'
import { getSession } from './session.ts'

interface Refused {
  /** The catalogue's name of the error; empty if the back office did not refuse. */
  reason?: string | undefined
  /** The invalid fields of the input. */
  fields?: readonly string[] | undefined
}

/** A failed act with the back office's message. The code is 0 if the back office was not reached. */
export class ActRefused extends Error {
  readonly code: number
  readonly reason: string
  readonly fields: readonly string[]
  constructor(message: string, code: number, { reason = '', fields = [] }: Refused = {}) {
    super(message)
    this.code = code
    this.reason = reason
    this.fields = fields
  }
}

export type ActResponse<Name extends string> = ActOutput<Name>

const reach = async (init: RequestInit): Promise<Response> => {
  try {
    return await fetch(consoleActsPath, init)
  } catch {
    throw new ActRefused('', 0)
  }
}

/**
 * Parses a response. Invisible and bidirectional control characters in texts of sellers, platforms and banks are
 * replaced by their code points, since they could make a decision look different from what it is.
 */
const parseAnswer = (text: string): { message?: string; code?: number } & Refused => {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? visibleLines(value) : value,
    ) as { message?: string; code?: number } & Refused
  } catch {
    return {}
  }
}

/** Calls a back office act as the signed-in user. Throws `ActRefused` if it fails. */
export const callAct = async <Name extends string>(
  action: Name,
  fields: Record<string, unknown> = {},
): Promise<ActResponse<Name>> => {
  const session = getSession()
  const response = await reach({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await session.accessToken()}` },
    body: JSON.stringify({ ...fields, action }),
  })
  if (response.status === 401) return session.signInAgain()
  const answer = parseAnswer(await response.text().catch(() => ''))
  if (response.ok) return answer as ActResponse<Name>
  throw new ActRefused(answer.message ?? `${response.status}`, answer.code ?? response.status, answer)
}
