import type { BrandName, Lender, NetworkLimits } from '../../functions/runtime/config.ts'

/** The sandbox platforms' path on the stack's origin. */
export const sandboxPath = '/sandbox/'

/** The path of each benchmark's sandbox publisher. */
export const publisherPaths = {
  SOFR: '/sandbox/sofr',
  SONIA: '/sandbox/sonia',
  ESTR: '/sandbox/estr',
  HIBOR: '/sandbox/hibor',
  SHIBOR: '/sandbox/shibor',
} as const

export const benchmarkUrls = (url: string): Record<keyof typeof publisherPaths, string> => {
  const { SOFR, SONIA, ESTR, HIBOR, SHIBOR } = publisherPaths
  return {
    SOFR: url + SOFR,
    SONIA: url + SONIA,
    ESTR: url + ESTR,
    HIBOR: url + HIBOR,
    SHIBOR: url + SHIBOR,
  }
}

/** The path of the sandbox publisher of exchange rates. */
export const exchangeRatesPath = '/sandbox/exchange-rates'

/** The path of the sandbox Matomo. */
export const analyticsPath = '/sandbox/analytics'

const localBrandName: BrandName = { en: 'Brightquay', zh: '明岸' }

/** A lender for demonstrations: its account and its FPS identifier do not exist. */
const localLender: Lender = {
  name: 'Brightquay Finance Limited',
  licenceNumber: '1662/2024',
  address: "Unit 1201, 12/F, Example Tower, 88 Queen's Road Central, Hong Kong",
  repaymentAccount: {
    bankName: 'Example Bank (Hong Kong) Limited',
    swiftCode: 'EXAMHKHH',
    accountName: 'Brightquay Finance Limited – Client Repayments',
    accountNumber: '000-000000-000',
  },
  // The code of a bill in HKD or CNY.
  fps: { kind: 'fpsId', value: '0000000' },
}

/** The sender of the stack's mails. */
export const localMailFrom = 'no-reply@brightquay.example'

/** All local callers share one address. */
const localNetworkLimits: NetworkLimits = {
  sendings: { withoutCaptcha: 1000, atAll: 10_000 },
  wrongPasswords: { withoutCaptcha: 1000, atAll: 10_000 },
}

/**
 * The fixings on file are real, and end between June and September of 2026: none are made up for later days. A demonstration moves its clock
 * months beyond them, so a rate may be three years old here. Deployed, it is a week.
 */
const localBenchmarkMaxAgeDays = 1096

/** The Lambdas' variables other than the services' addresses. */
export const localVariables = (url: string): Record<string, string> => ({
  SITE_URL: url,
  MAIL_FROM: localMailFrom,
  BRAND_NAME: JSON.stringify(localBrandName),
  BENCHMARK_URLS: JSON.stringify(benchmarkUrls(url)),
  BENCHMARK_MAX_AGE_DAYS: String(localBenchmarkMaxAgeDays),
  EXCHANGE_RATES_URL: `${url}${exchangeRatesPath}`,
  LENDER: JSON.stringify(localLender),
  // As long as a session lasts: the toolbox moves the clock.
  IDLE_MINUTES: String(12 * 60),
  NETWORK_LIMITS: JSON.stringify(localNetworkLimits),
})
