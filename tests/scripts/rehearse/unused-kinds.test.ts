import { expect, test } from 'vitest'
import { reasonOfUnused } from '../../../scripts/rehearse/unused-kinds.ts'

test.each([
  ['xray:PutTraceSegments', 'AWS uses it with the role'],
  ['dynamodb:GetRecords', 'AWS uses it with the role'],
  ['arn:aws:sqs:ap-southeast-1:000000000000:dead-letters', 'AWS uses it with the role'],
  ['kms:ViaService=s3.ap-southeast-1.amazonaws.com', 'on behalf of the role'],
  ['dynamodb:LeadingKeys=PHONE#*', 'tests/infra/lambda-rights.test.ts'],
  ['kms:EncryptionContext:context=event', 'tests/infra/lambda-rights.test.ts'],
  ['arn:aws:ses:ap-southeast-1:000000000000:configuration-set/mail', 'configuration set'],
])('%s may be unused', (permission, reason) => {
  expect(reasonOfUnused(permission)).toContain(reason)
})

test.each([
  'iam:PassRole',
  'sns:Publish',
  'ses:SendRawEmail',
  'lambda:InvokeFunction',
  'cloudfront-keyvaluestore:PutKey',
])('%s has to be used', (permission) => {
  expect(reasonOfUnused(permission)).toBeUndefined()
})
