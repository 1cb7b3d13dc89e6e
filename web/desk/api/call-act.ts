import { consoleActsPath } from '#shared/desk/console-paths.ts'
import type { DeskResponses } from '#shared/desk/desk-responses.ts'
import { visibleLines } from '#shared/input-parsing/visible-text.ts'
import { getSession } from './session.ts'

interface Refused {
  /** By the catalogue's name; empty where it was not the desk that refused. */
  reason?: string | undefined
  /** The fields of its input that are wrong. */
  fields?: readonly string[] | undefined
}

/** An act that was not done, with why in the desk's own words; code 0 where the desk was not reached. */
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

export type ActResponse<Name extends string> = Name extends keyof DeskResponses
  ? DeskResponses[Name]
  : Record<string, unknown>

const reach = async (init: RequestInit): Promise<Response> => {
  try {
    return await fetch(consoleActsPath, init)
  } catch {
    throw new ActRefused('', 0)
  }
}

/**
 * What the desk answered, with what a seller, a platform or a bank wrote so that it can be read: a mark that turns the
 * writing direction or is not seen would show a decision something else than there is.
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

/** Calls a back office act as the signed-in user. Throws `ActRefused` if it is refused. */
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
