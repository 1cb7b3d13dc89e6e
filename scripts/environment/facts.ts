import type { Environment } from '../../infra/environments.ts'

/** A fact, or why it could not be read: a missing permission, or a resource that does not exist yet. */
export type Read<Value> = { readonly value: Value } | { readonly unseen: string }

/** A subscription to the alarms of a region. */
export interface AlarmSubscription {
  region: string
  protocol: string
  endpoint: string
  isConfirmed: boolean
}

/** A certificate of the environment's document key. */
export interface DocumentCertificate {
  isOfKey: boolean
  validTo: Date
}

/** Everything that the rules need to know about an environment in AWS. */
export interface Facts {
  environment: Environment
  now: Date
  /** Concurrent executions of Lambda. */
  concurrency: Read<number>
  /** Regions in which the CDK is bootstrapped. */
  bootstrapped: Read<readonly string[]>
  /** Stacks that are deployed, by name. */
  deployed: Read<readonly string[]>
  /** The zone's name servers, and those that public DNS returns for the domain. */
  nameServers: Read<{ zone: readonly string[]; delegated: readonly string[] }>
  alarmSubscriptions: Read<readonly AlarmSubscription[]>
  /** Mails a day that SES allows, by region: 200 within its sandbox. */
  mailsPerDay: Read<Readonly<Record<string, number>>>
  /** Whether SES has verified the domain and its DKIM records. */
  isMailDomainVerified: Read<boolean>
  sms: Read<{ isInSandbox: boolean; monthlyUsd: number; senderId: string | undefined }>
  /** Undefined if there is no certificate. */
  documentCertificate: Read<DocumentCertificate | undefined>
  /** The console's identity provider: what its discovery document states. Undefined if none is configured. */
  provider: Read<{ issuer: string; hasPkce: boolean } | undefined>
  /** The days of the latest rates. */
  rates: Read<{ benchmark: string | undefined; exchange: string | undefined }>
  /** The status of the site's first page. */
  site: Read<number>
}
