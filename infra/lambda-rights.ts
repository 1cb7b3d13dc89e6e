import { analyticsPrefix } from '../functions/data/analytics-files.ts'
import { auditPrefix } from '../functions/data/audit-files.ts'
import { executedPrefix, filesPrefix, uploadsPrefix } from '../functions/data/files.ts'
import type { LambdaName } from './lambdas.ts'

/**
 * The encryption context of a secret's data key: a Lambda may use the secrets key for these only. A star stands for the
 * id that follows.
 */
export type FieldContext =
  | 'event'
  | 'code-app:*'
  | 'signing-key:*'
  | 'verification-code:*'
  | 'oauth-verifier:*'
  | 'shop-tokens:*'
  | 'shared-tokens:*'
  | 'shop-account:*'
  | 'payment-tokens:*'
  | 'account-number:*'
  | 'payment-platform-secret'
  | 'canary-password'
  | 'screening-api-key'
  | 'platform-secret:*'
  | 'payment-redemption:*'

export type FileFolder =
  | typeof uploadsPrefix
  | typeof filesPrefix
  | typeof executedPrefix
  | typeof auditPrefix
  | typeof analyticsPrefix

/**
 * A Lambda's permissions: exactly what its code calls. A test reads the code of each Lambda and fails on unused and on
 * missing rights.
 */
export interface LambdaRights {
  /** `note`: read, and update existing items, such as a session's last use. */
  table: 'read' | 'note' | 'write'
  /** Its partitions, if these are few: a star stands for the rest. IAM cannot check the company, and the code does. */
  partitions?: readonly string[]
  /** May scan the whole table. */
  scans?: true
  /** May query the index, which lists across companies. */
  acrossCompanies?: true
  /**
   * Its rights on files, by folder of the bucket. `head` distinguishes a missing file from a forbidden one, which
   * requires the right to list the bucket. `leave` leaves the deletion to the bucket's lifecycle rule.
   */
  files?: Partial<Record<FileRight, readonly FileFolder[]>>
  seals?: readonly FieldContext[]
  opens?: readonly FieldContext[]
  /** Signs with the document key. */
  certifies?: true
  /** Sends mails and SMS. */
  sends?: true
  /** Erases companies and users with their audit entries, which nobody else can delete. */
  erases?: true
  /** Sets the edge's key for its proofs. */
  provesEdge?: true
}

/** The partitions of every call: session, company, membership, signing keys, and audit entries. */
const ofEveryCall = ['AUDIT#*', 'COMPANY#*', 'COUNT#*', 'KEYRING', 'PHONE#*', 'USER#*'] as const

export const lambdaRights: Record<LambdaName, LambdaRights> = {
  account: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'ACTIVATION#*',
      'CAPTCHA#*',
      'CHALLENGE#*',
      'CODE#*',
      'EMAIL#*',
      'EVENT#*',
      'HANDOVER#*',
      'LINK#*',
      'NUMBER#*',
      'PASSWORD-LINK#*',
      'PAYMENTACCOUNT#*',
      'REGISTERSESSION#*',
    ],
    seals: ['event', 'signing-key:*', 'verification-code:*'],
    opens: ['signing-key:*', 'verification-code:*'],
  },
  factors: {
    table: 'write',
    partitions: [...ofEveryCall, 'CAPTCHA#*', 'CHALLENGE#*', 'EMAIL#*', 'EVENT#*', 'HANDOVER#*'],
    seals: ['code-app:*', 'signing-key:*'],
    opens: ['code-app:*', 'signing-key:*'],
  },
  reference: {
    table: 'note',
    partitions: [...ofEveryCall, 'BENCHMARK#*', 'EXCHANGERATES', 'PRODUCT-TERMS#*'],
  },
  companies: {
    table: 'write',
    partitions: [...ofEveryCall, 'EMAIL#*', 'EVENT#*', 'INVITATION#*', 'NUMBER#*', 'PAYMENTACCOUNT#*'],
    seals: ['event', 'signing-key:*'],
    opens: ['signing-key:*'],
  },
  kyc: {
    table: 'write',
    partitions: [...ofEveryCall, 'EMAIL#*', 'EVENT#*', 'NUMBER#*', 'PAYMENTACCOUNT#*', 'SIGNING#*'],
    seals: ['event'],
  },
  files: {
    table: 'write',
    partitions: [...ofEveryCall, 'EMAIL#*'],
    files: {
      head: [uploadsPrefix],
      read: [uploadsPrefix, filesPrefix, executedPrefix],
      write: [uploadsPrefix, filesPrefix],
      remove: [uploadsPrefix, filesPrefix],
    },
  },
  shops: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'EVENT#*',
      'EXCHANGERATES',
      'FACILITY#*',
      'NUMBER#*',
      'PAYMENTACCOUNT#*',
      'PAYMENTCODE#*',
      'PRODUCT-TERMS#*',
      'REGISTERSESSION#*',
      'SHOP#*',
    ],
    files: { read: [filesPrefix] },
    seals: [
      'oauth-verifier:*',
      'payment-redemption:*',
      'payment-tokens:*',
      'shop-account:*',
      'shop-tokens:*',
      'shared-tokens:*',
    ],
    opens: [
      'oauth-verifier:*',
      'payment-platform-secret',
      'payment-redemption:*',
      'payment-tokens:*',
      'platform-secret:*',
      'shop-account:*',
      'shop-tokens:*',
      'shared-tokens:*',
    ],
  },
  credit: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'BENCHMARK#*',
      'EVENT#*',
      'EXCHANGERATES',
      'FACILITY#*',
      'PAYMENTACCOUNT#*',
      'PRODUCT-TERMS#*',
      'SHOP#*',
    ],
  },
  application: {
    table: 'write',
    partitions: [...ofEveryCall, 'BENCHMARK#*', 'EVENT#*', 'FACILITY#*', 'IDENTITY#*', 'SHOP#*'],
    seals: ['account-number:*'],
    opens: ['account-number:*'],
  },
  drawdown: {
    table: 'write',
    partitions: [...ofEveryCall, 'BENCHMARK#*', 'EMAIL#*', 'EVENT#*', 'FACILITY#*', 'IDENTITY#*'],
    seals: ['account-number:*'],
    opens: ['account-number:*'],
  },
  repayment: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'BENCHMARK#*',
      'EVENT#*',
      'EXCHANGERATES',
      'FACILITY#*',
      'PAYMENTACCOUNT#*',
      'SHOP#*',
    ],
  },
  agreements: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'CAPTCHA#*',
      'CODE#*',
      'EMAIL#*',
      'EVENT#*',
      'EXCHANGERATES',
      'FACILITY#*',
      'PAYMENTACCOUNT#*',
      'PRODUCT-TERMS#*',
      'SHOP#*',
      'SIGNING#*',
      'SIGNING-SESSION#*',
      'VERIFY#*',
      'VERIFY-CODE#*',
    ],
    files: { read: [executedPrefix] },
    seals: ['event', 'verification-code:*'],
    opens: ['verification-code:*'],
  },
  notifications: { table: 'write', partitions: [...ofEveryCall, 'ANNOUNCEMENTS', 'SHOP#*'] },
  engagement: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'CAMPAIGNTAG#*',
      'COMPLAINT#*',
      'COMPLAINT-ENTRY#*',
      'COMPLAINTFIGURES',
      'CUSTOMERSERVICE#*',
      'EVENT#*',
      'EXCHANGERATES',
      'FACILITY#*',
      'PEERFIGURES#*',
      'PRODUCT-TERMS#*',
      'REDPACKETPOOLS',
      'SHOP#*',
    ],
  },
  privacy: {
    table: 'write',
    partitions: [
      ...ofEveryCall,
      'BENCHMARK#*',
      'COMPLAINT#*',
      'EMAIL#*',
      'EVENT#*',
      'FACILITY#*',
      'MAILSTOP#*',
    ],
  },
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
    scans: true,
    erases: true,
    files: {
      write: [auditPrefix, analyticsPrefix],
      lock: [auditPrefix],
      list: [filesPrefix, executedPrefix],
      leave: [executedPrefix],
      remove: [filesPrefix],
    },
    seals: [
      'account-number:*',
      'code-app:*',
      'event',
      'payment-tokens:*',
      'shop-account:*',
      'shop-tokens:*',
      'shared-tokens:*',
      'signing-key:*',
    ],
    opens: [
      'account-number:*',
      'canary-password',
      'code-app:*',
      'payment-platform-secret',
      'payment-tokens:*',
      'shop-account:*',
      'shop-tokens:*',
      'shared-tokens:*',
    ],
    provesEdge: true,
  },
  events: {
    table: 'write',
    files: {
      read: [executedPrefix],
      write: [filesPrefix, executedPrefix],
      lock: [executedPrefix],
      remove: [filesPrefix],
    },
    seals: ['event', 'payment-tokens:*', 'shop-tokens:*', 'shared-tokens:*'],
    opens: ['event', 'payment-tokens:*', 'platform-secret:*', 'shop-tokens:*', 'shared-tokens:*'],
    certifies: true,
    sends: true,
  },
  'bulk-events': {
    table: 'write',
    seals: ['payment-tokens:*', 'shop-tokens:*', 'shared-tokens:*'],
    opens: ['payment-tokens:*', 'platform-secret:*', 'screening-api-key', 'shop-tokens:*', 'shared-tokens:*'],
  },
}

/** The actions on the table for reading and writing. A test compares them with the operations in the code. */
export const tableActions = {
  read: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  // A transaction is authorised by its parts.
  write: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
} as const

export type FileRight = keyof typeof fileActions

export const fileActions = {
  head: 's3:ListBucket',
  read: 's3:GetObject',
  write: 's3:PutObject',
  lock: 's3:PutObjectRetention',
  list: 's3:ListBucket',
  leave: 's3:PutObjectTagging',
  remove: 's3:DeleteObject',
} as const

/** True for the Lambdas that call platforms: only they decrypt the platforms' secrets. */
export const callsPlatforms = ({ opens }: LambdaRights): boolean =>
  opens?.includes('platform-secret:*') === true
