import { setTimeout } from 'node:timers/promises'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { consoleActsPath } from '#shared/desk/console-paths.ts'
import { siteChecks } from '../../functions/jobs/site-checks.ts'
import { createHttpClient } from '../journey/http-client.ts'

/** A deployed environment, as its users and its operators reach it. */
export interface DeployedEnvironment {
  siteUrl: string
  /** Absent where nobody can sign in at the console. */
  consoleUrl?: string
  /** An account that only these checks use. */
  canary?: { email: string; password: string }
  /** Runs a job; throws if it fails. */
  runJob: (job: string) => Promise<unknown>
}

export interface CheckResult {
  check: string
  /** Absent if the check passed. */
  fault?: string
}

const expectStatus = (what: string, { status }: Response, expected: number): void => {
  if (status !== expected) throw new Error(`${what} responds with ${status} instead of ${expected}`)
}

const checksOf = ({
  siteUrl,
  consoleUrl,
  canary,
  runJob,
}: DeployedEnvironment): Record<string, () => Promise<void>> => ({
  ...siteChecks(siteUrl, (...request) => fetch(...request)),
  ...(canary && {
    login: async () => {
      const client = createHttpClient(siteUrl)
      const { token } = await client.call(accountEndpoints.login, { body: canary })
      await client.call(accountEndpoints.getUser, {}, { token })
      await client.call(accountEndpoints.logout, {}, { token })
    },
  }),
  // The shortest job: it reads the events that were not handled, usually none.
  job: async () => {
    await runJob('event-sweep')
  },
  ...(consoleUrl && {
    console: async () => {
      expectStatus('the console', await fetch(`${consoleUrl}/`), 200)
      const act = await fetch(`${consoleUrl}${consoleActsPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'me-show' }),
      })
      expectStatus('an act without a token', act, 401)
    },
  }),
})

/** A check is repeated for a minute: the edge takes some seconds to receive a new configuration and its key. */
const attempts = 12
const pauseBetween = () => setTimeout(5000)

const attempt = async (run: () => Promise<void>): Promise<string | undefined> => {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Checks that the parts of an environment respond. All of them run, whatever fails. */
export const checkDeployment = (
  environment: DeployedEnvironment,
  pause: () => Promise<unknown> = pauseBetween,
): Promise<CheckResult[]> =>
  Promise.all(
    Object.entries(checksOf(environment)).map(async ([check, run]) => {
      let fault = await attempt(run)
      for (let count = 1; fault && count < attempts; count++) {
        await pause()
        fault = await attempt(run)
      }
      return fault ? { check, fault } : { check }
    }),
  )

export const showResults = (results: readonly CheckResult[]): string =>
  results
    .map(({ check, fault }) => `${fault ? 'FAILED' : 'passed'}  ${check}${fault ? `: ${fault}` : ''}`)
    .join('\n')
