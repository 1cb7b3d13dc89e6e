import { randomUUID } from 'node:crypto'
import { createSession } from '../../../functions/data/sessions.ts'
import { signAccessToken } from '../../../functions/http/access-token.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createSampleLambda } from './sample-area.ts'

/** The sample area on the real pipeline. */
export const createSampleApp = (): Promise<TestApp> =>
  createTestApp({
    areas: (deps) => {
      const lambda = createSampleLambda(deps)
      return () => lambda
    },
  })

/** Logs a user in for 12 hours without a signup, by default for a company of their own. */
export const openSampleSession = async (
  { deps }: TestApp,
  { companyId = randomUUID() }: { companyId?: string } = {},
) => {
  const session = { sessionId: randomUUID(), userId: randomUUID(), companyId }
  const issuedAt = Math.floor(deps.clock().getTime() / 1000)
  const expiresAt = issuedAt + 12 * 3600
  await deps.table.transact({
    session: createSession(deps.table, {
      ...session,
      credentialsVersion: 1,
      ip: '203.0.113.7',
      userAgent: 'test',
      createdAt: deps.clock().toISOString(),
      expiresAt: new Date(expiresAt * 1000).toISOString(),
    }),
  })
  const token = await signAccessToken(deps.keyring, {
    ...session,
    isMailboxProven: true,
    issuedAt,
    expiresAt,
  })
  return { ...session, token }
}
