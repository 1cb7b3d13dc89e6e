import { describe, expect, test } from 'vitest'
import { retentionDays } from '#shared/privacy/retention.ts'
import { type Environment, environments } from '../../infra/environments.ts'
import { privacyNotice as en } from '../../web/i18n/en/privacy-notice.ts'
import { privacyNotice as zhCN } from '../../web/i18n/zh-CN/privacy-notice.ts'
import { privacyNotice as zhTW } from '../../web/i18n/zh-TW/privacy-notice.ts'
import { present } from '../support/present.ts'
import { createTestPortal, portalOf, resourcesOf, templatesOf } from './synthesise.ts'

const accountVault = 'arn:aws:backup:ap-southeast-1:111122223333:backup-vault:seller-portal'
const production: Environment = {
  ...environments.production,
  recovery: { ...environments.production.recovery, accountVault },
}
const portal = createTestPortal(production)
const templates = templatesOf(portal)
const { data, replica, recovery, backup, application } = templates
if (!replica || !recovery || !backup) throw new Error('production has no second region')

const text = (value: unknown) => JSON.stringify(value)
const only = (template: typeof data, type: string) => {
  const found = resourcesOf(template, type)
  expect(found).toHaveLength(1)
  return found[0]?.Properties
}

/** The rules of a stack's backup plan. */
const backupRulesOf = (template: typeof data) =>
  (
    only(template, 'AWS::Backup::BackupPlan').BackupPlan as {
      BackupPlanRule: {
        ScheduleExpression: string
        Lifecycle: { DeleteAfterDays: number }
        CopyActions?: { DestinationBackupVaultArn: unknown; Lifecycle: { DeleteAfterDays: number } }[]
      }[]
    }
  ).BackupPlanRule

describe('the vaults', () => {
  test.each([
    ['of the environment’s region', backup, portal.stacks.backup, 'ap-southeast-1', 2],
    ['of the second region', recovery, portal.stacks.recovery, 'ap-northeast-1', 7],
  ] as const)('%s are locked after a window, and remain', (_, template, stack, region, MinRetentionDays) => {
    const [vault] = resourcesOf(template, 'AWS::Backup::BackupVault')
    expect(vault).toMatchObject({
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BackupVaultName: 'seller-portal-production',
        LockConfiguration: { MinRetentionDays, MaxRetentionDays: 35, ChangeableForDays: 14 },
      },
    })
    // Nobody can delete AWS's own key.
    expect(vault?.Properties.EncryptionKeyArn).toBeUndefined()
    expect(stack).toMatchObject({ region, terminationProtection: true })
  })

  test('keep no backup for longer than the privacy notice says, and none for less than the lock requires', () => {
    const rules = backupRulesOf(backup)
    const copies = rules.flatMap(({ CopyActions = [] }) =>
      CopyActions.map((copy) => copy.Lifecycle.DeleteAfterDays),
    )
    expect(Math.max(...copies)).toBe(retentionDays('backups'))
    expect(Math.min(...copies)).toBe(7)
    // A copy that failed is repeated from the next day's backup, and the last one is there until then.
    expect(rules.map(({ Lifecycle }) => Lifecycle.DeleteAfterDays)).toEqual([2, 2])
    expect(rules.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual([
      'cron(0 17 ? * MON-SAT *)',
      'cron(0 17 ? * SUN *)',
    ])
    for (const { CopyActions = [] } of rules) {
      const [second, account, ...others] = CopyActions.map((copy) => text(copy.DestinationBackupVaultArn))
      expect(second).toContain(':backup:ap-northeast-1:')
      expect(second).toContain(':backup-vault:seller-portal-production')
      expect(account).toBe(text(accountVault))
      expect(others).toEqual([])
    }
  })

  test('receive the table in use, and in the second region the documents that came there', () => {
    const { Resources, IamRoleArn } = only(backup, 'AWS::Backup::BackupSelection').BackupSelection
    expect(Resources).toHaveLength(1)
    expect(text(Resources)).toContain('DataTable')
    expect(IamRoleArn).toBeDefined()
    const rules = backupRulesOf(recovery)
    expect(rules.map(({ Lifecycle }) => Lifecycle.DeleteAfterDays)).toEqual([7, retentionDays('backups')])
    // These are the only copies of the records in another account.
    const selected = (template: typeof data) =>
      text(only(template, 'AWS::Backup::BackupSelection').BackupSelection.Resources).match(
        /seller-portal-production-[a-z-]*replica-/g,
      )
    const [documents, records] = ['documents-replica', 'replica'].map(
      (name) => `seller-portal-production-${name}-`,
    )
    expect(selected(recovery)).toEqual([documents, records])
    expect(rules.map(({ CopyActions = [] }) => text(CopyActions[0]?.DestinationBackupVaultArn))).toEqual(
      rules.map(() => text(accountVault)),
    )
    const alone = present(templatesOf(portalOf(environments.production)).recovery)
    expect(selected(alone)).toEqual([documents])
    expect(backupRulesOf(alone).flatMap(({ CopyActions = [] }) => CopyActions)).toEqual([])
  })

  test('notify the operator of backups that did not complete, and of calls that prepare a loss', () => {
    const rules = resourcesOf(backup, 'AWS::Events::Rule').map(({ Properties }) => Properties)
    expect(rules.map(({ EventPattern }) => EventPattern)).toEqual([
      {
        source: ['aws.backup'],
        'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
      },
      {
        'detail-type': ['AWS API Call via CloudTrail'],
        detail: { eventName: expect.arrayContaining(['ScheduleKeyDeletion', 'DeleteTable', 'StopLogging']) },
      },
    ])
    for (const rule of rules) expect(text(rule.Targets)).toContain('AlarmMailTopic')
    const [reported] = resourcesOf(recovery, 'AWS::Events::Rule')
    expect(reported?.Properties.EventPattern).toEqual(rules[0]?.EventPattern)
    expect(text(reported?.Properties.Targets)).toContain(':events:ap-southeast-1:')
    const keys = resourcesOf(application, 'AWS::KMS::Key').filter(({ Properties }) =>
      text(Properties.KeyPolicy).includes('events.amazonaws.com'),
    )
    expect(keys).toHaveLength(1)
    expect(text(resourcesOf(application, 'AWS::SNS::TopicPolicy'))).toContain('events.amazonaws.com')
  })
})

describe('the replica of the files', () => {
  const [bucket, documents] = resourcesOf(replica, 'AWS::S3::Bucket').map(({ Properties }) => Properties)
  if (!bucket || !documents) throw new Error('the second region has no two buckets')

  test('is locked and versioned, with the same rules of expiry, and nobody deletes from it', () => {
    expect(bucket).toMatchObject({
      ObjectLockEnabled: true,
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    })
    const rulesOf = (properties: typeof bucket) =>
      (properties.LifecycleConfiguration.Rules as { Prefix?: string }[]).filter(({ Prefix }) =>
        ['agreements/', 'audit/'].includes(Prefix ?? ''),
      )
    const [files] = resourcesOf(data, 'AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.ReplicationConfiguration,
    )
    expect(rulesOf(bucket)).toHaveLength(2)
    expect(rulesOf(bucket)).toEqual(rulesOf(files?.Properties))
    const [ofRecords] = resourcesOf(replica, 'AWS::S3::BucketPolicy')
    const policy = ofRecords?.Properties.PolicyDocument.Statement as { Effect: string }[]
    expect(text(policy.filter(({ Effect }) => Effect === 'Deny'))).toMatch(
      /s3:DeleteObject.*agreements\/\*.*audit\/\*/,
    )
  })

  test('has documents for as long as the files bucket after their deletion', () => {
    expect(documents).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    })
    expect(documents.ObjectLockEnabled).toBeUndefined()
    const rules = documents.LifecycleConfiguration.Rules as { Prefix?: string }[]
    const files = present(
      resourcesOf(data, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.ReplicationConfiguration)[0],
    )
    const there = (files.Properties.LifecycleConfiguration.Rules as typeof rules).filter(
      ({ Prefix }) => Prefix === 'documents/',
    )
    expect(there).toHaveLength(1)
    expect(rules.filter(({ Prefix }) => Prefix)).toEqual(there)
  })

  test('receives executed documents, the audit and all documents, and no passing file', () => {
    const { ReplicationConfiguration } = resourcesOf(data, 'AWS::S3::Bucket').find(
      ({ Properties }) => Properties.ReplicationConfiguration,
    )?.Properties ?? { ReplicationConfiguration: undefined }
    const { Rules } = ReplicationConfiguration
    expect(Rules.map(({ Filter }: { Filter: { Prefix: string } }) => Filter.Prefix)).toEqual([
      'agreements/',
      'audit/',
      'documents/',
    ])
    for (const rule of Rules) {
      const isDocument = rule.Filter.Prefix === 'documents/'
      expect(rule).toMatchObject({
        Status: 'Enabled',
        DeleteMarkerReplication: { Status: isDocument ? 'Enabled' : 'Disabled' },
        SourceSelectionCriteria: { SseKmsEncryptedObjects: { Status: 'Enabled' } },
      })
      expect(rule.Destination.StorageClass).toBe(isDocument ? 'STANDARD_IA' : undefined)
      const name = `seller-portal-production-${isDocument ? 'documents-' : ''}replica-`
      expect(rule.Destination.Bucket).toEqual({
        'Fn::Join': ['', [`arn:aws:s3:::${name}`, { Ref: 'AWS::AccountId' }]],
      })
      expect(text(rule.Destination.EncryptionConfiguration.ReplicaKmsKeyID)).toContain(
        ':alias/seller-portal-production-replica',
      )
    }
    expect(text(bucket.BucketName)).toContain('seller-portal-production-replica-')
    expect(only(replica, 'AWS::KMS::Alias').AliasName).toBe('alias/seller-portal-production-replica')
  })
})

test('the key of secrets has a replica in the second region', () => {
  const [seal] = resourcesOf(data, 'AWS::KMS::Key').filter(({ Properties }) => Properties.MultiRegion)
  expect(seal?.Properties.Description).toContain('Seals secrets')
  const [key] = resourcesOf(recovery, 'AWS::KMS::ReplicaKey')
  expect(key?.DeletionPolicy).toBe('Retain')
  expect(text(key?.Properties.PrimaryKeyArn)).toContain('DataSealKey')
})

test('the privacy notice names the country of the copies', () => {
  expect(environments.production.recovery.region).toBe('ap-northeast-1')
  for (const [language, country] of [
    [en, 'Japan'],
    [zhCN, '日本'],
    [zhTW, '日本'],
  ] as const) {
    const { receives, kept } = language
    for (const sentence of [receives.items.hosting, receives.transfer, kept.items.backups])
      expect(sentence).toContain(country)
  }
})

test('an environment without a second region has none of it', () => {
  const { stacks } = portalOf(environments.dev)
  expect(Object.keys(stacks)).toEqual([
    'domain',
    'edge',
    'data',
    'application',
    'monitoring',
    'site',
    'watch',
    'analytics',
  ])
})

test('an environment recovered in the second region uses the restored table and the replica of the key', () => {
  const { recovery: formerly, ...others } = environments.production
  const restoredSealKey = 'arn:aws:kms:ap-northeast-1:111122223333:key/mrk-0123456789abcdef0123456789abcdef'
  const recovered = templatesOf(
    createTestPortal({
      ...others,
      region: formerly.region,
      restoredTable: { name: 'restored', streamLabel: '2026-11-02T01:00:00.000' },
      restoredSealKey,
    }),
  )
  const variables = resourcesOf(recovered.application, 'AWS::Lambda::Function').flatMap(({ Properties }) =>
    Properties.Environment?.Variables?.TABLE_NAME ? [Properties.Environment.Variables] : [],
  )
  expect(new Set(variables.map((each) => each.SEAL_KEY_ID))).toEqual(new Set([restoredSealKey]))
  expect(new Set(variables.map((each) => each.TABLE_NAME))).toEqual(new Set(['restored']))
  expect(text(resourcesOf(recovered.application, 'AWS::IAM::Policy'))).toContain(restoredSealKey)
  expect(Object.keys(recovered.data.findResources('AWS::KMS::Key'))).not.toContainEqual(
    expect.stringContaining('SealKey'),
  )
})
