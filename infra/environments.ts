import { readFileSync } from 'node:fs'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { BenchmarkName } from '#shared/lending/benchmark-names.ts'
import { faultsOfAccounts } from '#shared/repayment/check-lender-account.ts'
import type { PlatformSettings } from '../functions/connectors/platform-kinds.ts'
import type { DeskAccess } from '../functions/desk/desk-access.ts'
import type { BrandName, Lender, PaymentPlatform } from '../functions/runtime/config.ts'
import type { ScreeningSettingsInput } from '../functions/runtime/screening-settings.ts'

/** An environment's settings. The account is that of the deployer's credentials. */
export interface Environment {
  name: 'dev' | 'staging' | 'production' | 'rehearsal'
  brandName: BrandName
  /** The region of everything that CloudFront does not require in us-east-1. It needs SES, and SMS by SNS. */
  region: string
  /** The site's domain. The environment has its own DNS zone for it; mails come from it, too. */
  domainName: string
  lender: Lender
  /** Sender of every mail, at `domainName`. */
  mailFrom: string
  /** The address for alarms and the budget. Without one, alarms only show in the console. */
  alarmMail?: string
  /**
   * The endpoint of an on-call service that receives the same alarms: https only. It confirms SNS's subscription itself.
   * Whoever has the address can raise an alarm, and nothing else.
   */
  alarmPager?: `https://${string}`
  /** US dollars a month: a notification is sent at 80 % of it, and when the forecast exceeds it. */
  monthlyBudgetUsd?: number
  /** US dollars a month for SMS, as set in SNS. Beyond it no code is sent. */
  smsBudgetUsd?: number
  /**
   * The platforms whose shops and payment accounts sellers can link. Their secrets are encrypted by the environment's
   * own key.
   */
  platforms: readonly PlatformSettings[]
  /**
   * The Lambdas that call platforms do so from fixed addresses, which some platforms allow one by one: through one
   * gateway, or two in different data centres. Gateways are billed by the hour, even without a call
   * (`docs/operations.md`).
   */
  outgoingAddresses?: { gateways: 1 | 2 }
  /**
   * The payment platform whose customers come by its own page. Its secret is encrypted by the environment's own key.
   */
  paymentPlatform?: PaymentPlatform
  /**
   * The engine that searches companies, their people and their accounts in sanctions lists. Without it nothing is
   * screened, and the back office says so.
   */
  screening?: ScreeningSettingsInput
  /**
   * An account that nobody else uses, without a second factor: the job `site-watch` logs in with it. Its password is
   * encrypted by the environment's own key.
   */
  canary?: { email: string; sealedPassword: string }
  /** The redirect pages of other portals whose users log in here, by `source`. */
  otherPortals: Readonly<Record<string, string>>
  /** The parent domain for the hand-over cookie shared with other portals. */
  cookieDomain?: string
  /** Analytics for visitors who consented; without it there is no consent dialog, and nothing is counted. */
  analytics?: Analytics
  /**
   * Calendar days after which a published benchmark prices no drawdown and is not shown as today's, until a newer one is
   * fetched or entered.
   */
  benchmarkMaxAgeDays: number
  /**
   * The legal opinion that clears minimum interest and methods whose early settlement is dearer than their term under
   * section 21 of the Money Lenders Ordinance, by author and date. Without it neither is offered.
   */
  earlySettlementOpinion?: string
  /** The publishers of benchmarks. */
  benchmarkUrls: Partial<Record<BenchmarkName, string>>
  /** The source of the euro's reference rates. */
  exchangeRatesUrl: string
  /** The time-stamp authority (RFC 3161) for certifications. */
  timeStampUrl?: string
  /**
   * For how many years executed documents and the exported audit are locked against deletion and overwriting, even for
   * the account's owner.
   */
  lockYears?: number
  /** Whether acts of the back office that are declared so need a second approver. */
  fourEyes: boolean
  /** Every call of sellers is refused, and changes nothing, until a deployment without it. Jobs and events go on. */
  underMaintenance?: true
  /** Every company user needs a second factor; otherwise each company decides. */
  secondFactorRequired: boolean
  /** Back-office access and roles; without an identity provider there is no console. */
  deskAccess: DeskAccess
  /** Retains the table, the files and the keys when stacks are deleted. */
  keepsData: boolean
  /** The throttling of the API for all callers together: calls a second, and burst. */
  throttle: { rate: number; burst: number }
  /** Reserves concurrency for some Lambdas, see `lambdas.ts`. The account's quota must be at least 380. */
  reservesConcurrency: boolean
  /** A deployment routes a tenth of the calls to the new code for five minutes, and is rolled back by an alarm. */
  releasesGradually: boolean
  /**
   * Incrementing it rotates the KMS key that the proofs between the distribution and the Lambdas are derived from, at
   * the next deployment. The previous key stays valid, also after a rollback, so change it by one at a time.
   */
  originSecretVersion: number
  /** Copies of the data in a second region; without it the region's own backups are the only ones. */
  recovery?: Recovery
  /** The clock of the Lambdas can be moved by a parameter of their stack. A guard allows it to the rehearsal only. */
  movableClock?: true
  /** A table restored from a backup, used in place of the environment's own. */
  restoredTable?: RestoredTable
  /**
   * The replica of the lost region's encryption key, by its ARN, used in place of a new one: only it decrypts the
   * secrets in a table that was restored in the second region.
   */
  restoredSealKey?: string
}

export interface Recovery {
  /** The second region. A deployment into it after the loss of the first one requires SES, and SMS by SNS. */
  region: string
  /**
   * For how many days after the first deployment the lock of the vaults can still be removed; at least three. After
   * that, nobody can delete a backup before its time, not even the account's owner or AWS.
   */
  lockChangeableDays: number
  /** A vault of another account of the organisation, in the environment's own region, which takes the same copies. */
  accountVault?: `arn:aws:backup:${string}`
}

export interface Analytics {
  /** The `matomo.php` of a Matomo, or a compatible endpoint: https only. */
  url: `https://${string}`
  /** Its id of this site. */
  siteId: number
}

export interface RestoredTable {
  name: string
  /** The stream's creation time, as in the end of its ARN: `2026-11-02T01:00:00.000`. */
  streamLabel: string
}

const brandName: BrandName = { en: 'Brightquay', zh: '明岸' }

/** The nearest region with SES and SMS, which Hong Kong's own lacks. */
const region = 'ap-southeast-1'

/** A long weekend with holidays on both sides, and a failed refresh after it. */
const benchmarkMaxAgeDays = 7

/** Tokyo: the nearest other region with SES and SMS. The privacy notice names its country. */
const recoveryRegion = 'ap-northeast-1'

/** The Federal Reserve Bank of New York. */
const benchmarkUrls = {
  SOFR: 'https://markets.newyorkfed.org',
  SONIA: 'https://www.bankofengland.co.uk',
  ESTR: 'https://data-api.ecb.europa.eu',
  HIBOR: 'https://api.hkma.gov.hk',
} as const

/** The European Central Bank's own pages. */
const exchangeRatesUrl = 'https://www.ecb.europa.eu/stats/eurofxref'

/** The operator's own details replace these before its first deployment. */
const lender: Lender = {
  name: 'Brightquay Finance Limited',
  licenceNumber: '1662/2024',
  address: "Unit 1201, 12/F, Example Tower, 88 Queen's Road Central, Hong Kong",
  repaymentAccount: {
    bankName: 'Example Bank (Hong Kong) Limited',
    swiftCode: 'EXAMHKHH',
    accountName: 'Brightquay Finance Limited – Client Repayments',
    accountNumber: '000-000000-000',
  },
}

/** A permission set of IAM Identity Center for each back-office role: `PortalDeskCredit`. */
const rolesOfPermissionSets = Object.fromEntries(
  everyDeskRole.map((role) => [
    `AWSReservedSSO_PortalDesk${role.charAt(0).toUpperCase()}${role.slice(1)}_`,
    [role],
  ]),
)

export const environments = {
  dev: {
    name: 'dev',
    brandName,
    region,
    domainName: 'dev.brightquay.example',
    lender,
    mailFrom: 'no-reply@dev.brightquay.example',
    platforms: [],
    otherPortals: {},
    benchmarkMaxAgeDays,
    benchmarkUrls,
    exchangeRatesUrl,
    fourEyes: false,
    secondFactorRequired: false,
    deskAccess: { roles: rolesOfPermissionSets },
    keepsData: false,
    throttle: { rate: 50, burst: 100 },
    reservesConcurrency: false,
    releasesGradually: false,
    originSecretVersion: 1,
  },
  staging: {
    name: 'staging',
    brandName,
    region,
    domainName: 'staging.brightquay.example',
    lender,
    mailFrom: 'no-reply@staging.brightquay.example',
    alarmMail: 'operations@brightquay.example',
    monthlyBudgetUsd: 200,
    smsBudgetUsd: 20,
    platforms: [],
    otherPortals: {},
    benchmarkMaxAgeDays,
    benchmarkUrls,
    exchangeRatesUrl,
    fourEyes: true,
    secondFactorRequired: false,
    deskAccess: { roles: rolesOfPermissionSets },
    keepsData: true,
    throttle: { rate: 200, burst: 400 },
    reservesConcurrency: false,
    releasesGradually: true,
    originSecretVersion: 1,
  },
  production: {
    name: 'production',
    brandName,
    region,
    domainName: 'brightquay.example',
    lender,
    mailFrom: 'no-reply@brightquay.example',
    alarmMail: 'operations@brightquay.example',
    monthlyBudgetUsd: 2000,
    smsBudgetUsd: 500,
    platforms: [],
    otherPortals: {},
    benchmarkMaxAgeDays,
    benchmarkUrls,
    exchangeRatesUrl,
    lockYears: 7,
    fourEyes: true,
    secondFactorRequired: false,
    deskAccess: { roles: rolesOfPermissionSets },
    keepsData: true,
    throttle: { rate: 1000, burst: 2000 },
    reservesConcurrency: true,
    releasesGradually: true,
    originSecretVersion: 1,
    recovery: { region: recoveryRegion, lockChangeableDays: 14 },
  },
  /** Deployed into an emulator by `npm run rehearse`, which adds the addresses of its sandbox. */
  rehearsal: {
    name: 'rehearsal',
    brandName,
    region,
    domainName: 'rehearsal.brightquay.example',
    lender,
    mailFrom: 'no-reply@rehearsal.brightquay.example',
    platforms: [],
    otherPortals: {},
    // The fixings on file are real, and end in 2026.
    benchmarkMaxAgeDays: 1096,
    benchmarkUrls,
    exchangeRatesUrl,
    fourEyes: false,
    secondFactorRequired: false,
    deskAccess: { roles: { 'user/desk/': [...everyDeskRole] } },
    keepsData: false,
    throttle: { rate: 50, burst: 100 },
    reservesConcurrency: false,
    releasesGradually: false,
    originSecretVersion: 1,
    movableClock: true,
  },
} as const satisfies Record<string, Environment>

export type EnvironmentName = keyof typeof environments

/** The console's name in the environment's zone. */
export const consoleLabel = 'desk'

/** The console's host. */
export const consoleHost = ({ domainName }: Pick<Environment, 'domainName'>): string =>
  `${consoleLabel}.${domainName}`

/** The settings that differ between two deployments of one rehearsal, in the file named by `REHEARSAL_SETTINGS`. */
const rehearsalSettings = (): Partial<Environment> => {
  const file = process.env['REHEARSAL_SETTINGS']
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Environment>) : {}
}

export const environmentNamed = (name: string): Environment => {
  if (!Object.hasOwn(environments, name))
    throw new Error(`there is no environment ${name}: ${Object.keys(environments).join(', ')}`)
  const declared: Environment = environments[name as EnvironmentName]
  const environment = name === 'rehearsal' ? { ...declared, ...rehearsalSettings() } : declared
  const faults = faultsOfAccounts(environment.lender)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return environment
}
