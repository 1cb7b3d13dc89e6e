import type { Platform } from '../functions/http/config.ts'

/** What differs from one environment to the next. Accounts and regions come from the deployer's credentials. */
export interface Environment {
  name: 'dev' | 'staging' | 'production'
  brandName: string
  /** Sender of every mail; its domain is verified with SES. */
  mailFrom: string
  /** The marketplaces that sellers can link. */
  platforms: readonly Platform[]
  /** Keep the table and the buckets when the stack is deleted. */
  keepsData: boolean
}

const brandName = 'Brightquay'

export const environments = {
  dev: {
    name: 'dev',
    brandName,
    mailFrom: 'no-reply@dev.brightquay.example',
    platforms: [],
    keepsData: false,
  },
  staging: {
    name: 'staging',
    brandName,
    mailFrom: 'no-reply@staging.brightquay.example',
    platforms: [],
    keepsData: true,
  },
  production: {
    name: 'production',
    brandName,
    mailFrom: 'no-reply@brightquay.example',
    platforms: [],
    keepsData: true,
  },
} as const satisfies Record<string, Environment>

export type EnvironmentName = keyof typeof environments

export const environmentNamed = (name: string): Environment => {
  if (!Object.hasOwn(environments, name))
    throw new Error(`there is no environment ${name}: ${Object.keys(environments).join(', ')}`)
  return environments[name as EnvironmentName]
}
