import type { Deps } from '../runtime/deps.ts'
import { siteChecks } from './site-checks.ts'

export interface SiteWatch {
  /** False if the site is not reached by its own address, as on one machine: then nothing was checked. */
  configured: boolean
}

/**
 * Requests the landing page, the configuration and the API through the distribution, as a visitor does. Throws with
 * each failure, so that the jobs' alarm is raised.
 */
export const watchSite = async ({ config, fetch, log }: Deps): Promise<SiteWatch> => {
  if (!config.siteIsWatched) return { configured: false }
  const checks = Object.entries(siteChecks(config.siteUrl, fetch))
  const results = await Promise.allSettled(checks.map(([, check]) => check()))
  const faults = results.flatMap((result, index) =>
    result.status === 'rejected' ? [`${checks[index]?.[0]}: ${(result.reason as Error).message}`] : [],
  )
  if (faults.length > 0) throw new Error(`the site fails: ${faults.join('; ')}`)
  log('info', 'the site was watched')
  return { configured: true }
}
