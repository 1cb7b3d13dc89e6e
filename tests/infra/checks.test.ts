import { App, Stack, Validations } from 'aws-cdk-lib'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test, vi } from 'vitest'
import { featureFlags } from '../../infra/create-app.ts'

// Loading the schemas takes seconds.
vi.setConfig({ testTimeout: 60_000 })

/** A stack with one bucket, with the checks of every synthesis. */
const synthesise = (properties: object) => {
  const app = new App({ postCliContext: featureFlags })
  const bucket = new CfnBucket(new Stack(app, 'Stack'), 'Bucket')
  for (const [name, value] of Object.entries(properties)) bucket.addPropertyOverride(name, value)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app.synth()
}

test.each([
  ['an unknown property', { BucketNam: 'documents' }, 'Additional properties are not allowed'],
  ['an invalid value', { VersioningConfiguration: { Status: 'On' } }, 'is not one of'],
  ['a violation of a rule of AWS Solutions', {}, 'AwsSolutions-S1'],
])('%s fails the synthesis', (_, properties, why) => {
  expect(() => synthesise(properties)).toThrow(why)
})
