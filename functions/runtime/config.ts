import * as z from 'zod/mini'
import type { Locale } from '#shared/i18n/locales.ts'

/** A platform that sellers can link. What its kind needs besides is read by the connector of that kind. */
const configuredPlatform = z.looseObject({
  id: z.string(),
  /** One of `platformKinds`. */
  kind: z.string(),
  /** As sellers know it. */
  name: z.string(),
  /** What the platform knows the portal by, encrypted; absent where it asks for no secret. */
  sealedClientSecret: z.optional(z.string()),
  /** RFC 9207: what the platform names itself by in its answers; absent where it does not. */
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
  /** Encrypted for `paymentPlatformSecretContext`: templates and consoles show variables as they are. */
  sealedClientSecret: z.string(),
})
export type PaymentPlatform = z.infer<typeof paymentPlatform>

export const paymentPlatformSecretContext = 'payment-platform-secret'

/** The brand's name as it is written in English and in Chinese, alike in both scripts. */
const brandName = z.object({ en: z.string(), zh: z.string() })
export type BrandName = z.infer<typeof brandName>

export const brandNameIn = ({ en, zh }: BrandName, locale: Locale): string => (locale === 'en' ? en : zh)

const dailyLimits = z.object({
  /** How many are free; after these a captcha is asked for. */
  withoutCaptcha: z.int().check(z.positive()),
  atAll: z.int().check(z.positive()),
})

/** What one network address may do in a day, over all accounts: an office or a mobile network may share one. */
const networkLimits = z.object({ sendings: dailyLimits, wrongPasswords: dailyLimits })
export type NetworkLimits = z.infer<typeof networkLimits>

/** Some thirty dollars' worth in mainland China. */
export const usualSmsPerHour = 600

export const usualNetworkLimits: NetworkLimits = {
  sendings: { withoutCaptcha: 10, atAll: 50 },
  wrongPasswords: { withoutCaptcha: 10, atAll: 100 },
}

/** Long enough for a form whose papers are still to be found; far less than the twelve hours of a session that is used. */
export const usualIdleMinutes = 120

const ownAccount = z.object({
  bankName: z.string(),
  swiftCode: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** What the bank's statements number it by where that is not `accountNumber`: an IBAN, or with the bank's and the branch's code. */
  otherNumbers: z.optional(z.array(z.string())),
})

/** Who lends under the brand, and where sellers transfer their repayments to. */
const lender = z.object({
  name: z.string(),
  /** Of its money lender's licence in Hong Kong. */
  licenceNumber: z.string(),
  /** In Hong Kong, as its licence has it. */
  address: z.string(),
  repaymentAccount: ownAccount,
  /** Drawdowns are paid out of it; out of the account for repayments where there is no other. */
  payoutAccount: z.optional(ownAccount),
})
export type Lender = z.infer<typeof lender>

/** How executed papers are certified. */
const certification = z.object({
  /** In KMS. */
  keyId: z.string(),
  /** The certificate of the key and those above it, as PEM. */
  certificatesFile: z.string(),
  /** Where a time-stamp authority (RFC 3161) answers. */
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
  /** Where the site is served, without a trailing slash; links in mails start with it. */
  SITE_URL: z.url(),
  MAIL_FROM: z.string(),
  BRAND_NAME: json(brandName),
  LENDER: json(lender),
  PLATFORMS: json(z.array(configuredPlatform)),
  PAYMENT_PLATFORM: z.optional(json(paymentPlatform)),
  NETWORK_LIMITS: z._default(json(networkLimits), usualNetworkLimits),
  /** SMS that are sent to everybody together within an hour. */
  SMS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.positive()), usualSmsPerHour),
  /** After how many minutes without a call a session ends, though its time is not over. */
  IDLE_MINUTES: z._default(z.coerce.number(), usualIdleMinutes),
  /** `true` where everyone has to have a second factor. */
  SECOND_FACTOR_REQUIRED: z._default(json(z.boolean()), false),
  /** `true` where a second person has to approve the lender's acts that are declared so. */
  FOUR_EYES: z._default(json(z.boolean()), false),
  /** Where the publisher of SOFR answers, without a path: https://markets.newyorkfed.org. */
  BENCHMARK_URL: z.optional(z.url()),
  /** Where the euro's reference rates are published: https://www.ecb.europa.eu/stats/eurofxref. */
  EXCHANGE_RATES_URL: z.optional(z.url()),
  /** Calendar days after which a published rate prices no drawdown any more. */
  BENCHMARK_MAX_AGE_DAYS: z.coerce.number().check(z.int(), z.positive()),
  /** Of the Lambda that certifies papers alone. */
  CERTIFICATION: z.optional(json(certification)),
  /** For how many years nobody can delete or overwrite executed papers and the exported audit. */
  LOCK_YEARS: z.optional(z.coerce.number().check(z.int(), z.positive())),
  /** What the keys follow from by which the distribution proves that a call came through it: ids of keys of KMS. Absent where there is none. */
  ORIGIN_KEY_IDS: z.optional(z.string().check(z.minLength(1))),
  /** The edge's store, which the distribution has its key from. */
  EDGE_STORE_ARN: z.optional(z.string()),
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
  mailFrom: string
  brandName: BrandName
  lender: Lender
  /** Those whose shops or payment accounts sellers can link. */
  platforms: readonly ConfiguredPlatform[]
  /** Without one, the payment-platform line has no way in but a signup of one's own. */
  paymentPlatform?: PaymentPlatform
  networkLimits: NetworkLimits
  /** SMS that are sent to everybody together within an hour. */
  smsPerHour: number
  /** After how many minutes without a call a session ends, though its time is not over. */
  idleMinutes: number
  /** Everyone has to have a second factor; otherwise whoever acts for a company that wants it. */
  secondFactorRequired: boolean
  /** A second person has to approve the lender's acts that are declared so. */
  fourEyes: boolean
  /** Without it no fixings are fetched: they are as they were seeded, or set by the back office. */
  benchmarkUrl?: string
  /** Without it no exchange rates are fetched: they are as they were seeded. */
  exchangeRatesUrl?: string
  /** A rate older than so many calendar days prices nothing, and is not shown as today's. */
  benchmarkMaxAgeDays: number
  /** Without it papers wait to be certified. */
  certification?: Certification
  /** For how many years nobody can delete or overwrite executed papers and the exported audit. */
  lockYears?: number
  /** The keys of KMS that the distribution's follow from, the newest first. */
  originKeyIds?: readonly string[]
  edgeStoreArn?: string
  region: string
  endpoints: { dynamodb?: string; s3?: string; ses?: string; sns?: string; kms?: string }
}

/** Reads the configuration from environment variables. Throws a list of all that is wrong with them. */
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
    mailFrom: env.MAIL_FROM,
    brandName: env.BRAND_NAME,
    lender: env.LENDER,
    platforms: env.PLATFORMS,
    ...(env.PAYMENT_PLATFORM ? { paymentPlatform: env.PAYMENT_PLATFORM } : {}),
    networkLimits: env.NETWORK_LIMITS,
    smsPerHour: env.SMS_PER_HOUR,
    idleMinutes: env.IDLE_MINUTES,
    secondFactorRequired: env.SECOND_FACTOR_REQUIRED,
    fourEyes: env.FOUR_EYES,
    benchmarkMaxAgeDays: env.BENCHMARK_MAX_AGE_DAYS,
    ...(env.BENCHMARK_URL ? { benchmarkUrl: env.BENCHMARK_URL.replace(/\/$/, '') } : {}),
    ...(env.EXCHANGE_RATES_URL ? { exchangeRatesUrl: env.EXCHANGE_RATES_URL.replace(/\/$/, '') } : {}),
    ...(env.CERTIFICATION ? { certification: env.CERTIFICATION } : {}),
    ...(env.LOCK_YEARS ? { lockYears: env.LOCK_YEARS } : {}),
    ...(env.ORIGIN_KEY_IDS ? { originKeyIds: env.ORIGIN_KEY_IDS.split(',') } : {}),
    ...(env.EDGE_STORE_ARN ? { edgeStoreArn: env.EDGE_STORE_ARN } : {}),
    region: env.AWS_REGION,
    endpoints: Object.fromEntries(Object.entries(endpoints).filter(([, url]) => url !== undefined)),
  }
}
