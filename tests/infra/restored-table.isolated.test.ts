import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { expect, test, vi } from 'vitest'
import { type Environment, environments } from '../../infra/environments.ts'
import { ApplicationStack } from '../../infra/stacks/application-stack.ts'
import { DataStack } from '../../infra/stacks/data-stack.ts'
import { bundlesOf, resourcesOf } from './synthesise.ts'

// The schemas take seconds to load, and are held against the whole app elsewhere.
vi.stubEnv('CDK_VALIDATION', 'false')
vi.setConfig({ testTimeout: 60_000 })

test('a table that was restored takes the place of the environment’s own, everywhere', () => {
  const environment: Environment = {
    ...environments.production,
    restoredTable: { name: 'restored', streamLabel: '2026-11-02T01:00:00.000' },
  }
  const app = new App({
    postCliContext: {
      '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
      '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
    },
  })
  const settings = { environment, env: { region: environment.region } }
  const data = new DataStack(app, 'data', settings)
  const application = new ApplicationStack(app, 'application', {
    ...settings,
    store: data.store,
    zone: new PublicHostedZone(data, 'Zone', { zoneName: environment.domainName }),
    bundlesFolder: bundlesOf(),
  })
  const template = Template.fromStack(application)
  const [mapping] = resourcesOf(template, 'AWS::Lambda::EventSourceMapping')
  expect(JSON.stringify(mapping?.Properties.EventSourceArn)).toContain(
    'table/restored/stream/2026-11-02T01:00:00.000',
  )
  const names = resourcesOf(template, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
    const name = Properties.Environment?.Variables?.TABLE_NAME
    return name === undefined ? [] : [name]
  })
  expect(new Set(names)).toEqual(new Set(['restored']))
  const everything = JSON.stringify(template.toJSON())
  expect(everything).toContain(':table/restored')
  expect(everything).not.toContain('DataTable')
})
