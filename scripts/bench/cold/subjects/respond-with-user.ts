import { sessionSchemas } from '#shared/account/session.schemas.ts'
import { getUser } from '../../../../functions/account/sessions/get-user.ts'
import { findSession } from '../../../../functions/data/sessions.ts'
import { verifyAccessToken } from '../../../../functions/http/access-token.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'

const { response } = sessionSchemas.getUser

/**
 * The work of `GET /api/user` without a framework: the token, the session, the user, and the response by its schema.
 */
export const answerUser = async (
  authorization: string | undefined,
  deps: Deps,
): Promise<{ status: number; body: object }> => {
  const now = deps.clock()
  const claims = await verifyAccessToken(deps.keyring, authorization?.replace('Bearer ', '') ?? '', now)
  const stored = claims && (await findSession(deps.table, claims, now))
  if (!claims || !stored) return { status: 401, body: { code: 401, message: '401', data: null } }
  const session = { ...claims, lineId: claims.lineId, expiresAt: stored.expiresAt }
  const request = { id: '', ip: '', userAgent: '', cookies: [], locale: 'zh-CN' as const, rawBody: '' }
  const input = { params: undefined, query: undefined, headers: undefined, body: undefined }
  const outcome = await getUser({ input, session, request }, deps)
  if (!outcome.ok) return { status: 401, body: { code: 401, message: '401', data: null } }
  return { status: 200, body: { code: 0, message: 'success', data: response.parse(outcome.data) } }
}
