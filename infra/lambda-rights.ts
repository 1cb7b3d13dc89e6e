import { executedPrefix, filesPrefix, uploadsPrefix } from '../functions/data/files.ts'
import type { LambdaName } from './lambdas.ts'

/**
 * What a sealed secret is bound to, as the encryption context of its data key says: the seal key serves a Lambda for
 * these alone. A star stands for the id that follows.
 */
export type SealContext =
  | 'event'
  | 'signing-key:*'
  | 'verification-code:*'
  | 'oauth-verifier:*'
  | 'shop-tokens:*'
  | 'shop-account:*'
  | 'payment-tokens:*'
  | 'account-number:*'
  | 'payment-platform-secret'
  | 'platform-secret:*'
  | 'payment-redemption:*'

export type FileFolder = typeof uploadsPrefix | typeof filesPrefix | typeof executedPrefix

/**
 * What a Lambda may do: what its code calls, and nothing besides. A test reads the code of each Lambda and
 * fails on a right that is not used, and on one that is missing.
 */
export interface LambdaRights {
  /** `note` is to read, and to change what is there: that a session was used. */
  table: 'read' | 'note' | 'write'
  /** May ask the index, which lists across companies. */
  acrossCompanies?: true
  /**
   * What it may do with files, and with those in which folders of the bucket. `head` tells a missing file from a
   * forbidden one, which takes the right to list the bucket.
   */
  files?: Partial<Record<FileRight, readonly FileFolder[]>>
  seals?: readonly SealContext[]
  opens?: readonly SealContext[]
  /** Signs with the key for papers. */
  certifies?: true
  /** Sends mails and SMS. */
  sends?: true
}

export const lambdaRights: Record<LambdaName, LambdaRights> = {
  account: {
    table: 'write',
    seals: ['event', 'signing-key:*', 'verification-code:*'],
    opens: ['signing-key:*', 'verification-code:*'],
  },
  reference: { table: 'note' },
  companies: { table: 'write', seals: ['event', 'signing-key:*'], opens: ['signing-key:*'] },
  kyc: { table: 'write' },
  files: {
    table: 'write',
    files: {
      head: [uploadsPrefix],
      read: [uploadsPrefix, filesPrefix, executedPrefix],
      write: [uploadsPrefix, filesPrefix],
      remove: [uploadsPrefix, filesPrefix],
    },
  },
  shops: {
    table: 'write',
    seals: [
      'oauth-verifier:*',
      'payment-redemption:*',
      'payment-tokens:*',
      'shop-account:*',
      'shop-tokens:*',
    ],
    opens: [
      'oauth-verifier:*',
      'payment-platform-secret',
      'payment-redemption:*',
      'payment-tokens:*',
      'platform-secret:*',
      'shop-account:*',
      'shop-tokens:*',
    ],
  },
  credit: { table: 'write' },
  application: { table: 'write', seals: ['account-number:*'], opens: ['account-number:*'] },
  drawdown: { table: 'write', seals: ['account-number:*'], opens: ['account-number:*'] },
  repayment: { table: 'write' },
  agreements: {
    table: 'write',
    files: { read: [executedPrefix] },
    seals: ['event', 'verification-code:*'],
    opens: ['verification-code:*'],
  },
  notifications: { table: 'write' },
  engagement: { table: 'write' },
  desk: {
    table: 'write',
    acrossCompanies: true,
    files: { read: [filesPrefix, executedPrefix], write: [filesPrefix] },
    seals: ['event'],
    opens: ['account-number:*'],
  },
  jobs: {
    table: 'write',
    acrossCompanies: true,
    files: { remove: [filesPrefix] },
    seals: ['event', 'signing-key:*'],
    opens: ['payment-platform-secret'],
  },
  events: {
    table: 'write',
    files: {
      read: [executedPrefix],
      write: [filesPrefix, executedPrefix],
      lock: [executedPrefix],
      remove: [filesPrefix],
    },
    seals: ['event', 'payment-tokens:*', 'shop-tokens:*'],
    opens: ['event', 'payment-tokens:*', 'platform-secret:*', 'shop-tokens:*'],
    certifies: true,
    sends: true,
  },
}

/** The actions on the table, by what it takes to read and to write. A test holds them against the operations that the code sends. */
export const tableActions = {
  read: ['dynamodb:GetItem', 'dynamodb:Query'],
  // A transaction is allowed by what it is made of.
  write: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
} as const

export type FileRight = keyof typeof fileActions

export const fileActions = {
  head: 's3:ListBucket',
  read: 's3:GetObject',
  write: 's3:PutObject',
  lock: 's3:PutObjectRetention',
  remove: 's3:DeleteObject',
} as const
