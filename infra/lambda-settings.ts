import type { Environment } from './environments.ts'
import type { LambdaName } from './lambdas.ts'

/** In each Lambda's bundle, from which `functions/runtime/lambda-variables.ts` reads it. */
export const settingsFile = 'settings.json'

/** The Lambdas that request screenings, or wait for them. Another one, `bulk-events`, calls the engine. */
const asksForScreening: readonly LambdaName[] = ['desk', 'events', 'jobs']

/**
 * A Lambda's settings that are known before the deployment, named as variables would be. They are in the bundle, since
 * Lambda limits all variables of a function to 4,096 bytes.
 */
export const settingsOf = (environment: Environment, name: LambdaName): Record<string, string> => ({
  SITE_URL: `https://${environment.domainName}`,
  MAIL_FROM: environment.mailFrom,
  BRAND_NAME: JSON.stringify(environment.brandName),
  BENCHMARK_URLS: JSON.stringify(environment.benchmarkUrls),
  BENCHMARK_MAX_AGE_DAYS: String(environment.benchmarkMaxAgeDays),
  ...(environment.earlySettlementOpinion
    ? { EARLY_SETTLEMENT_OPINION: environment.earlySettlementOpinion }
    : {}),
  EXCHANGE_RATES_URL: environment.exchangeRatesUrl,
  LENDER: JSON.stringify(environment.lender),
  PLATFORMS: JSON.stringify(environment.platforms),
  FOUR_EYES: JSON.stringify(environment.fourEyes),
  ...(environment.lockYears ? { LOCK_YEARS: String(environment.lockYears) } : {}),
  SECOND_FACTOR_REQUIRED: JSON.stringify(environment.secondFactorRequired),
  ...(environment.underMaintenance ? { MAINTENANCE: 'true' } : {}),
  ...(environment.paymentPlatform ? { PAYMENT_PLATFORM: JSON.stringify(environment.paymentPlatform) } : {}),
  ...(environment.screening && asksForScreening.includes(name) ? { SCREENED: 'true' } : {}),
  ...(environment.screening && name === 'bulk-events'
    ? { SCREENING: JSON.stringify(environment.screening) }
    : {}),
  // The rehearsal's domain leads nowhere.
  ...(name === 'jobs' && environment.name !== 'rehearsal' ? { SITE_IS_WATCHED: 'true' } : {}),
  ...(name === 'jobs' && environment.canary ? { CANARY: JSON.stringify(environment.canary) } : {}),
  ...(name === 'desk' ? { DESK_ACCESS: JSON.stringify(environment.deskAccess) } : {}),
})
