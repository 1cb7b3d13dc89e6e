import type { ReceivedRefusal } from '#shared/api/envelope.ts'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { consoleActsPath } from '#shared/desk/console-paths.ts'
import { visibleLines } from '#shared/input-parsing/visible-text.ts'
import { ApiError } from '../../api/api-error.ts'
import { readJson, send } from '../../api/send.ts'
import { getSession } from './session.ts'

export type ActResponse<Name extends string> = ActOutput<Name>

/**
 * Invisible and bidirectional control characters in texts of sellers, platforms and banks are replaced by their code
 * points, since they could make a decision look different from what it is.
 */
const visible = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? visibleLines(value) : value

/** Calls a back office act as the signed-in user. Throws `ApiError` if it fails. */
export const callAct = async <Name extends string>(
  action: Name,
  fields: Record<string, unknown> = {},
): Promise<ActResponse<Name>> => {
  const session = getSession()
  const response = await send(consoleActsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await session.accessToken()}` },
    body: JSON.stringify({ ...fields, action }),
  })
  if (response.status === 401) return session.signInAgain()
  const answer = await readJson(response, visible)
  if (response.ok) return answer as ActResponse<Name>
  const { status: code } = response
  const refused: ReceivedRefusal = { reason: 'unknownCode', code, message: `${code}`, ...Object(answer) }
  throw new ApiError(refused.reason, refused)
}
