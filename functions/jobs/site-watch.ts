import { canaryPasswordContext } from '../runtime/config.ts'
import type { Deps } from '../runtime/deps.ts'
import { checkLogin, siteChecks } from './site-checks.ts'

export interface SiteWatch {
  /** False if the site is not reached by its own address, as on one machine: then nothing was checked. */
  configured: boolean
}

/** In the run after midnight, 6:00, 12:00 and 18:00 UTC: each login comes from a device that the account does not know. */
const logsIn = (now: Date): boolean => now.getUTCHours() % 6 === 0 && now.getUTCMinutes() < 15

/**
 * Requests the landing page, the configuration and the API through the distribution, as a visitor does, and logs in four
 * times a day where there is an account for it. Throws with each failure, so that the jobs' alarm is raised.
 */
export const watchSite = async ({ config, fetch, log, clock, seal }: Deps): Promise<SiteWatch> => {
  const { siteUrl, siteIsWatched, canary } = config
  if (!siteIsWatched) return { configured: false }
  const checks: [string, () => Promise<void>][] = Object.entries(siteChecks(siteUrl, fetch))
  if (canary && logsIn(clock()))
    checks.push([
      'login',
      async () => {
        const password = await seal.open(canary.sealedPassword, canaryPasswordContext)
        await checkLogin(siteUrl, fetch, { email: canary.email, password })
      },
    ])
  const results = await Promise.allSettled(checks.map(([, check]) => check()))
  const faults = results.flatMap((result, index) =>
    result.status === 'rejected' ? [`${checks[index]?.[0]}: ${(result.reason as Error).message}`] : [],
  )
  if (faults.length > 0) throw new Error(`the site fails: ${faults.join('; ')}`)
  log('info', 'the site was watched')
  return { configured: true }
}
