import * as z from 'zod/mini'
import type { PaymentFileSettings } from '#shared/drawdown/payment-file-settings.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { type BenchmarkName, benchmarkNames } from '#shared/lending/benchmark-names.ts'
import type { Currency } from '#shared/money/currency.ts'
import { clearingCodeSchema, fpsProxySchema } from '#shared/repayment/lender-account.schema.ts'
import type { ScreeningSettingsInput } from './screening-settings.ts'

/** A platform that sellers can link. Settings of its kind are parsed by the connector of that kind. */
const configuredPlatform = z.looseObject({
  id: z.string(),
  /** One of `platformKinds`. */
  kind: z.string(),
  /** The name that sellers know. */
  name: z.string(),
  /** The encrypted client secret; absent for a platform without one. */
  sealedClientSecret: z.optional(z.string()),
  /** RFC 9207: the issuer in the platform's responses; absent if it sends none. */
  issuer: z.optional(z.url()),
})
export type ConfiguredPlatform = z.infer<typeof configuredPlatform>

/** The payment platform whose customers come by its own page; the portal is a confidential client of it. */
const paymentPlatform = z.object({
  id: z.string(),
  name: z.string(),
  /** Called by the server. */
  tokenUrl: z.url(),
  apiUrl: z.url(),
  clientId: z.string(),
  /** Encrypted for `paymentPlatformSecretContext`: templates and consoles show variables in plain text. */
  sealedClientSecret: z.string(),
})
export type PaymentPlatform = z.infer<typeof paymentPlatform>

export const paymentPlatformSecretContext = 'payment-platform-secret'

/** An account that nobody uses, by which the site's login is checked. */
const canary = z.object({
  email: z.string(),
  /** Encrypted for `canaryPasswordContext`. */
  sealedPassword: z.string(),
})
type Canary = z.infer<typeof canary>

export const canaryPasswordContext = 'canary-password'

/** The brand's name in English and in Chinese, alike in both scripts. */
const brandName = z.object({ en: z.string(), zh: z.string() })
export type BrandName = z.infer<typeof brandName>

export const brandNameIn = ({ en, zh }: BrandName, locale: Locale): string => (locale === 'en' ? en : zh)

const dailyLimits = z.object({
  /** The number without a captcha. */
  withoutCaptcha: z.int().check(z.positive()),
  atAll: z.int().check(z.positive()),
})

/** A network address's daily limits, over all accounts: an office or a mobile network may share one. */
const networkLimits = z.object({ sendings: dailyLimits, wrongPasswords: dailyLimits })
export type NetworkLimits = z.infer<typeof networkLimits>

/** Some thirty dollars' worth in mainland China. */
export const defaultSmsPerHour = 600

export const defaultNetworkLimits: NetworkLimits = {
  sendings: { withoutCaptcha: 10, atAll: 50 },
  wrongPasswords: { withoutCaptcha: 10, atAll: 100 },
}

/** Long enough for a form whose documents have to be found first; far less than a session's twelve hours. */
export const defaultIdleMinutes = 120

const ownAccount = z.object({
  bankName: z.string(),
  swiftCode: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** The account's other numbers in the bank's statements: an IBAN, or one with the bank's and the branch's code. */
  otherNumbers: z.optional(z.array(z.string())),
  /**
   * The format of its bank's payout files; pain.001.001.09 in any script by default. Parsed by the one act that uses
   * it.
   */
  paymentFile: z.optional(z.custom<PaymentFileSettings>()),
})

/** An account for transfers within the country of a currency. */
const localAccount = z.extend(ownAccount, {
  clearingCode: z.optional(clearingCodeSchema),
})

const localAccounts = z.object({
  GBP: z.optional(localAccount),
  USD: z.optional(localAccount),
  HKD: z.optional(localAccount),
  CNY: z.optional(localAccount),
  EUR: z.optional(localAccount),
} satisfies Record<Currency, unknown>)

/** The lender under the brand, and its account for repayments. */
export const lenderSchema = z.object({
  name: z.string(),
  /** The number of its money lender's licence in Hong Kong. */
  licenceNumber: z.string(),
  /** Its address in Hong Kong, as in the licence. */
  address: z.string(),
  repaymentAccount: ownAccount,
  /** The account that drawdowns are paid from; the account for repayments by default. */
  payoutAccount: z.optional(ownAccount),
  /** Accounts for repayments in a currency; the account for repayments by default. */
  localAccounts: z.optional(localAccounts),
  /** Absent unless the lender is registered in Hong Kong's Faster Payment System: bills then have no QR code. */
  fps: z.optional(fpsProxySchema),
})
export type Lender = z.infer<typeof lenderSchema>

/** The certification of executed documents. */
const certification = z.object({
  /** In KMS. */
  keyId: z.string(),
  /** The PEM file with the key's certificate and its issuers: absolute, or below the bundle's folder. */
  certificatesFile: z.string(),
  /** A time-stamp authority (RFC 3161). */
  timeStampUrl: z.optional(z.url()),
})
type Certification = z.infer<typeof certification>

const json = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'not JSON', input: text })
          return z.NEVER
        }
      }),
    ),
    schema,
  )

const environment = z.object({
  TABLE_NAME: z.string(),
  FILES_BUCKET: z.string(),
  SEAL_KEY_ID: z.string(),
  /** The site's address, without a trailing slash; links in mails start with it. */
  SITE_URL: z.url(),
  /** `true` if the portal reaches its own site by that address, and checks it by schedule. */
  SITE_IS_WATCHED: z._default(json(z.boolean()), false),
  CANARY: z.optional(json(canary)),
  /** `true` while every call is refused for maintenance. */
  MAINTENANCE: z._default(json(z.boolean()), false),
  MAIL_FROM: z.string(),
  BRAND_NAME: json(brandName),
  LENDER: json(lenderSchema),
  PLATFORMS: json(z.array(configuredPlatform)),
  PAYMENT_PLATFORM: z.optional(json(paymentPlatform)),
  /** Only for the Lambda that calls the engine, which parses it. */
  SCREENING: z.optional(json(z.custom<ScreeningSettingsInput>())),
  /** `true` if the environment names a screening engine. */
  SCREENED: z._default(json(z.boolean()), false),
  NETWORK_LIMITS: z._default(json(networkLimits), defaultNetworkLimits),
  /** The limit of SMS to all users together within an hour. */
  SMS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.positive()), defaultSmsPerHour),
  /** The minutes of inactivity after which a session ends. */
  IDLE_MINUTES: z._default(z.coerce.number(), defaultIdleMinutes),
  /** `true` if everyone has to have a second factor. */
  SECOND_FACTOR_REQUIRED: z._default(json(z.boolean()), false),
  /** `true` if acts of the back office that are declared so need a second approver. */
  FOUR_EYES: z._default(json(z.boolean()), false),
  /** The publishers of benchmarks, without a path: {"SOFR":"https://markets.newyorkfed.org"}. */
  BENCHMARK_URLS: z._default(json(z.partialRecord(z.enum(benchmarkNames), z.url())), {}),
  /** The publisher of the euro's reference rates: https://www.ecb.europa.eu/stats/eurofxref. */
  EXCHANGE_RATES_URL: z.optional(z.url()),
  /** Calendar days after which a published rate can no longer price a drawdown. */
  BENCHMARK_MAX_AGE_DAYS: z.coerce.number().check(z.int(), z.positive()),
  /** The legal opinion, by author and date, that clears dearer early settlements. */
  EARLY_SETTLEMENT_OPINION: z.optional(z.string().check(z.trim(), z.minLength(1))),
  /** Only for the Lambda that certifies documents. */
  CERTIFICATION: z.optional(json(certification)),
  /** For how many years executed documents and the exported audit are locked against deletion and overwriting. */
  LOCK_YEARS: z.optional(z.coerce.number().check(z.int(), z.positive())),
  /**
   * KMS key ids from which the distribution's keys are derived, which prove that a call came through it. Absent without
   * a distribution.
   */
  ORIGIN_KEY_IDS: z.optional(z.string().check(z.minLength(1))),
  /** The edge's key-value store, from which the distribution reads its key. */
  EDGE_STORE_ARN: z.optional(z.string()),
  /** How far the clock is moved, in milliseconds; only in a rehearsal. */
  CLOCK_OFFSET_MS: z.optional(z.coerce.number().check(z.int())),
  AWS_REGION: z.string(),
  AWS_ENDPOINT_URL_DYNAMODB: z.optional(z.string()),
  AWS_ENDPOINT_URL_S3: z.optional(z.string()),
  AWS_ENDPOINT_URL_SES: z.optional(z.string()),
  AWS_ENDPOINT_URL_SNS: z.optional(z.string()),
  AWS_ENDPOINT_URL_KMS: z.optional(z.string()),
})

export interface Config {
  tableName: string
  filesBucket: string
  sealKeyId: string
  siteUrl: string
  /** A job requests the site by its address. */
  siteIsWatched?: true
  /** Four times a day, the job logs in with it. */
  canary?: Canary
  /** Every call is refused, and changes nothing. */
  isUnderMaintenance?: true
  mailFrom: string
  brandName: BrandName
  lender: Lender
  /** Platforms whose shops or payment accounts sellers can link. */
  platforms: readonly ConfiguredPlatform[]
  /** Without one, the payment-platform line can only be reached by an ordinary signup. */
  paymentPlatform?: PaymentPlatform
  /** The engine that searches sanctions lists; absent in a Lambda that does not call it. */
  screening?: ScreeningSettingsInput
  /** The environment names an engine: decisions wait for it. */
  isScreened?: true
  networkLimits: NetworkLimits
  /** The limit of SMS to all users together within an hour. */
  smsPerHour: number
  /** The minutes of inactivity after which a session ends. */
  idleMinutes: number
  /** Everyone has to have a second factor; otherwise only users of a company that requires it. */
  secondFactorRequired: boolean
  /** Acts of the back office that are declared so need a second approver. */
  fourEyes: boolean
  /** Without it no fixings are fetched: they are seeded, or set by the back office. */
  benchmarkUrls: Partial<Record<BenchmarkName, string>>
  /** Without it no exchange rates are fetched: they are seeded, or set by the back office. */
  exchangeRatesUrl?: string
  /** A rate older than this many calendar days prices nothing, and is not shown as today's. */
  benchmarkMaxAgeDays: number
  /**
   * The legal opinion, by author and date, that clears minimum interest and methods whose early settlement is dearer than
   * their term; without it neither is offered.
   */
  earlySettlementOpinion?: string
  /** Without it documents wait for certification. */
  certification?: Certification
  /** For how many years executed documents and the exported audit are locked against deletion and overwriting. */
  lockYears?: number
  /** The KMS keys from which the distribution's are derived, the newest first. */
  originKeyIds?: readonly string[]
  edgeStoreArn?: string
  /** How far the clock is moved, in milliseconds; only in a rehearsal. */
  clockOffsetMs?: number
  region: string
  endpoints: { dynamodb?: string; s3?: string; ses?: string; sns?: string; kms?: string }
}

/** Reads the configuration from environment variables. Throws with a list of all errors. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const env = environment.parse(variables)
  const endpoints = {
    dynamodb: env.AWS_ENDPOINT_URL_DYNAMODB,
    s3: env.AWS_ENDPOINT_URL_S3,
    ses: env.AWS_ENDPOINT_URL_SES,
    sns: env.AWS_ENDPOINT_URL_SNS,
    kms: env.AWS_ENDPOINT_URL_KMS,
  }
  return {
    tableName: env.TABLE_NAME,
    filesBucket: env.FILES_BUCKET,
    sealKeyId: env.SEAL_KEY_ID,
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    ...(env.SITE_IS_WATCHED ? { siteIsWatched: true } : {}),
    ...(env.CANARY ? { canary: env.CANARY } : {}),
    ...(env.MAINTENANCE ? { isUnderMaintenance: true } : {}),
    mailFrom: env.MAIL_FROM,
    brandName: env.BRAND_NAME,
    lender: env.LENDER,
    platforms: env.PLATFORMS,
    ...(env.PAYMENT_PLATFORM ? { paymentPlatform: env.PAYMENT_PLATFORM } : {}),
    ...(env.SCREENING ? { screening: env.SCREENING } : {}),
    ...(env.SCREENED ? { isScreened: true } : {}),
    networkLimits: env.NETWORK_LIMITS,
    smsPerHour: env.SMS_PER_HOUR,
    idleMinutes: env.IDLE_MINUTES,
    secondFactorRequired: env.SECOND_FACTOR_REQUIRED,
    fourEyes: env.FOUR_EYES,
    benchmarkMaxAgeDays: env.BENCHMARK_MAX_AGE_DAYS,
    benchmarkUrls: env.BENCHMARK_URLS,
    ...(env.EXCHANGE_RATES_URL ? { exchangeRatesUrl: env.EXCHANGE_RATES_URL.replace(/\/$/, '') } : {}),
    ...(env.EARLY_SETTLEMENT_OPINION ? { earlySettlementOpinion: env.EARLY_SETTLEMENT_OPINION } : {}),
    ...(env.CERTIFICATION ? { certification: env.CERTIFICATION } : {}),
    ...(env.LOCK_YEARS ? { lockYears: env.LOCK_YEARS } : {}),
    ...(env.ORIGIN_KEY_IDS ? { originKeyIds: env.ORIGIN_KEY_IDS.split(',') } : {}),
    ...(env.EDGE_STORE_ARN ? { edgeStoreArn: env.EDGE_STORE_ARN } : {}),
    ...(env.CLOCK_OFFSET_MS ? { clockOffsetMs: env.CLOCK_OFFSET_MS } : {}),
    region: env.AWS_REGION,
    endpoints: Object.fromEntries(Object.entries(endpoints).filter(([, url]) => url !== undefined)),
  }
}
