import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { PlatformSettings } from '../functions/connectors/platform-kinds.ts'
import type { DeskAccess } from '../functions/desk/desk-access.ts'
import type { BrandName, Lender, PaymentPlatform } from '../functions/runtime/config.ts'

/** What differs from one environment to the next. The account is that of the deployer's credentials. */
export interface Environment {
  name: 'dev' | 'staging' | 'production'
  brandName: BrandName
  /** Where everything is but what CloudFront takes from us-east-1 alone. A region with SES and with SMS by SNS. */
  region: string
  /** Where the site is served. The environment has a DNS zone of its own for it; mails come from it, too. */
  domainName: string
  lender: Lender
  /** Sender of every mail, at `domainName`. */
  mailFrom: string
  /** Who is mailed by alarms and by the budget. Without one, alarms only show in the console. */
  alarmMail?: string
  /** US dollars a month: the alarm mail is told at 80 % of it, and when the month is foreseen to go over it. */
  monthlyBudgetUsd?: number
  /** US dollars a month that the account may spend on SMS, as SNS was told. After it no code is sent. */
  smsBudgetUsd?: number
  /**
   * The platforms whose shops and payment accounts sellers can link. Their secrets are encrypted by the environment's
   * own key.
   */
  platforms: readonly PlatformSettings[]
  /**
   * The payment platform whose customers come by its own page. Its secret is encrypted by the environment's own key.
   */
  paymentPlatform?: PaymentPlatform
  /** The redirect pages of other portals whose users log in here, by the `source` that they come with. */
  otherPortals: Readonly<Record<string, string>>
  /** The parent domain that shares the hand-over cookie with other portals. */
  cookieDomain?: string
  /** Where the visits of who agreed are counted; without it nobody is asked, and nothing is counted. */
  analytics?: Analytics
  /**
   * Calendar days after which a published SOFR prices no drawdown any more and is not shown as today's, until the
   * refresh or the back office brings a newer one.
   */
  benchmarkMaxAgeDays: number
  /** Where the euro's reference rates are fetched from. */
  exchangeRatesUrl: string
  /** Where a time-stamp authority (RFC 3161) stamps what is certified. */
  timeStampUrl?: string
  /** For how many years nobody, the account's owner included, can delete or overwrite executed papers and the exported audit. */
  lockYears?: number
  /** Whether the desk's acts that are declared to need a second person wait for one. */
  fourEyes: boolean
  /** Everyone who acts for a company has to have a second factor; otherwise each company says. */
  secondFactorRequired: boolean
  /** Who comes to the back office and as what; without an identity provider it has no console here. */
  deskAccess: DeskAccess
  /** Keep the table, the files and the keys whatever becomes of the stacks. */
  keepsData: boolean
  /** Calls that the API takes, of everybody together: a second, and at once. */
  throttle: { rate: number; burst: number }
  /** Set capacity aside for some Lambdas, see `lambdas.ts`. The account must be allowed 200 at once. */
  reservesConcurrency: boolean
  /**
   * Counting it up makes a new key of KMS, which the proofs between the distribution and the Lambdas follow from, at the next
   * deployment. The one before is taken as well, so that it is counted up by one at a time.
   */
  originSecretVersion: number
  /** The table that is used in the place of the environment's own: one that was restored from a backup. */
  restoredTable?: RestoredTable
}

export interface Analytics {
  /** The `matomo.php` of a Matomo, or what takes the same: https alone. */
  url: `https://${string}`
  /** What it knows this site by. */
  siteId: number
}

export interface RestoredTable {
  name: string
  /** When its stream was made, as the end of the stream's ARN says: `2026-11-02T01:00:00.000`. */
  streamLabel: string
}

const brandName: BrandName = { en: 'Brightquay', zh: '明岸' }

/** SES and SMS are there, which Hong Kong's own region lacks, and it is the nearest that has them. */
const region = 'ap-southeast-1'

/** A long weekend with holidays on both sides, and a refresh that failed after it. */
const benchmarkMaxAgeDays = 7

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

/** A permission set of IAM Identity Center for each of the desk's roles: `PortalDeskCredit`. */
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
    exchangeRatesUrl,
    fourEyes: false,
    secondFactorRequired: false,
    deskAccess: { roles: rolesOfPermissionSets },
    keepsData: false,
    throttle: { rate: 50, burst: 100 },
    reservesConcurrency: false,
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
    exchangeRatesUrl,
    fourEyes: true,
    secondFactorRequired: false,
    deskAccess: { roles: rolesOfPermissionSets },
    keepsData: true,
    throttle: { rate: 200, burst: 400 },
    reservesConcurrency: false,
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
    exchangeRatesUrl,
    lockYears: 7,
    fourEyes: true,
    secondFactorRequired: false,
    deskAccess: { roles: rolesOfPermissionSets },
    keepsData: true,
    throttle: { rate: 1000, burst: 2000 },
    reservesConcurrency: true,
    originSecretVersion: 1,
  },
} as const satisfies Record<string, Environment>

export type EnvironmentName = keyof typeof environments

/** The console's name in the environment's zone. */
export const consoleLabel = 'desk'

/** Where the lender's people find the console. */
export const consoleHost = ({ domainName }: Pick<Environment, 'domainName'>): string =>
  `${consoleLabel}.${domainName}`

export const environmentNamed = (name: string): Environment => {
  if (!Object.hasOwn(environments, name))
    throw new Error(`there is no environment ${name}: ${Object.keys(environments).join(', ')}`)
  return environments[name as EnvironmentName]
}
