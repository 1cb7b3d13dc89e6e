import type { Lender, PaymentPlatform, Platform } from '../functions/http/config.ts'

/** What differs from one environment to the next. Accounts and regions come from the deployer's credentials. */
export interface Environment {
  name: 'dev' | 'staging' | 'production'
  brandName: string
  lender: Lender
  /** Sender of every mail; its domain is verified with SES. */
  mailFrom: string
  /** The marketplaces that sellers can link. */
  platforms: readonly Platform[]
  /** The payment platform whose customers come by its own page. Its secret is sealed by the environment's own key. */
  paymentPlatform?: PaymentPlatform
  /** The redirect pages of other portals whose users sign in here, by the `source` that they come with. */
  otherPortals: Readonly<Record<string, string>>
  /** The parent domain that shares the hand-over cookie with other portals. */
  cookieDomain?: string
  /** Keep the table and the buckets when the stack is deleted. */
  keepsData: boolean
}

const brandName = 'Brightquay'

/** The operator's own details replace these before its first deployment. */
const lender: Lender = {
  name: 'Brightquay Finance Limited',
  licenceNumber: '1662/2024',
  repaymentAccount: {
    bankName: 'Example Bank (Hong Kong) Limited',
    swiftCode: 'EXAMHKHH',
    accountName: 'Brightquay Finance Limited – Client Repayments',
    accountNumber: '000-000000-000',
  },
}

export const environments = {
  dev: {
    name: 'dev',
    brandName,
    lender,
    mailFrom: 'no-reply@dev.brightquay.example',
    platforms: [],
    otherPortals: {},
    keepsData: false,
  },
  staging: {
    name: 'staging',
    brandName,
    lender,
    mailFrom: 'no-reply@staging.brightquay.example',
    platforms: [],
    otherPortals: {},
    keepsData: true,
  },
  production: {
    name: 'production',
    brandName,
    lender,
    mailFrom: 'no-reply@brightquay.example',
    platforms: [],
    otherPortals: {},
    keepsData: true,
  },
} as const satisfies Record<string, Environment>

export type EnvironmentName = keyof typeof environments

export const environmentNamed = (name: string): Environment => {
  if (!Object.hasOwn(environments, name))
    throw new Error(`there is no environment ${name}: ${Object.keys(environments).join(', ')}`)
  return environments[name as EnvironmentName]
}
