import { App, type AppProps, type StackProps, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { checkDeskAccess } from '../functions/desk/desk-access.ts'
import type { Environment, Recovery } from './environments.ts'
import { requireLimitHeadroom } from './guards/require-limit-headroom.ts'
import { requireRealClock } from './guards/require-real-clock.ts'
import { requireRetainedData } from './guards/require-retained-data.ts'
import { AnalyticsStack } from './stacks/analytics-stack.ts'
import { ApplicationStack } from './stacks/application-stack.ts'
import { BackupStack } from './stacks/backup-stack.ts'
import { ConsoleStack } from './stacks/console-stack.ts'
import { DataStack } from './stacks/data-stack.ts'
import { DomainStack } from './stacks/domain-stack.ts'
import { EdgeStack, edgeRegion } from './stacks/edge-stack.ts'
import { MonitoringStack } from './stacks/monitoring-stack.ts'
import { RecoveryStack } from './stacks/recovery-stack.ts'
import { ReplicaStack } from './stacks/replica-stack.ts'
import { SiteStack } from './stacks/site-stack.ts'
import { type Part, stackName } from './stacks/stack-name.ts'
import { WatchStack } from './stacks/watch-stack.ts'

/** Feature flags of the CDK. Here, and not in `cdk.json`, so that every synthesis has the same. */
export const featureFlags = {
  '@aws-cdk/core:enablePartitionLiterals': true,
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  // Templates are validated against CloudFormation's own schemas; errors and warnings end the synthesis.
  '@aws-cdk/core:validateAgainstDefaultRules': true,
  '@aws-cdk/core:strictCfnValidateErrors': true,
}

export interface PortalApp {
  app: App
  stacks: {
    domain: DomainStack
    edge: EdgeStack
    data: DataStack
    application: ApplicationStack
    monitoring: MonitoringStack
    site: SiteStack
    /** If the environment has an identity provider. */
    console?: ConsoleStack
    watch: WatchStack
    analytics: AnalyticsStack
    /** If the environment has a second region. */
    replica?: ReplicaStack
    recovery?: RecoveryStack
    backup?: BackupStack
  }
}

interface Sources {
  bundlesFolder: string
  webFolder: string
  /** The folder of the built console. */
  consoleFolder: string
}

/** The stacks that copy an environment's data into its second region. */
const addRecovery = (
  app: App,
  environment: Environment,
  recovery: Recovery,
  { data, application }: { data: DataStack; application: ApplicationStack },
  settings: (part: Part, region: string) => StackProps & { environment: Environment },
) => {
  const named = (part: Part) => stackName(environment, part)
  const replica = new ReplicaStack(app, named('replica'), settings('replica', recovery.region))
  data.addStackDependency(replica)
  const { table, sealKey } = data.store
  const vault = new RecoveryStack(app, named('recovery'), {
    ...settings('recovery', recovery.region),
    recovery,
    sealKey: sealKey.keyArn,
  })
  vault.addStackDependency(replica)
  const backup = new BackupStack(app, named('backup'), {
    ...settings('backup', environment.region),
    recovery,
    table: environment.restoredTable ? application.tableArn : table.tableArn,
    topic: application.monitored.topic,
  })
  backup.addStackDependency(vault)
  return { replica, recovery: vault, backup }
}

/** The stacks of one environment. Each depends on the previous ones, so that they are deployed in order. */
export const createPortalApp = (
  environment: Environment,
  { bundlesFolder, webFolder, consoleFolder }: Sources,
  props: Pick<AppProps, 'outdir' | 'builtinCloudFormationValidation'>,
): PortalApp => {
  const app = new App({ ...props, postCliContext: featureFlags })
  const settings = (part: Part, region: string) => ({
    environment,
    stackName: stackName(environment, part),
    description: `Seller financing portal, ${environment.name}: ${part}`,
    env: { region },
    crossRegionReferences: true,
  })
  // An error shows here, and not at the first call of the deployed back office.
  checkDeskAccess(environment.deskAccess)
  requireRealClock(environment)
  const named = (part: Part) => stackName(environment, part)
  const domain = new DomainStack(app, named('domain'), settings('domain', edgeRegion))
  const { zone } = domain
  const edge = new EdgeStack(app, named('edge'), { ...settings('edge', edgeRegion), zone })
  const data = new DataStack(app, named('data'), settings('data', environment.region))
  const application = new ApplicationStack(app, named('application'), {
    ...settings('application', environment.region),
    store: data.store,
    zone,
    bundlesFolder,
  })
  const monitoring = new MonitoringStack(app, named('monitoring'), {
    ...settings('monitoring', environment.region),
    monitored: application.monitored,
  })
  const site = new SiteStack(app, named('site'), {
    ...settings('site', environment.region),
    zone,
    certificate: edge.certificate,
    firewall: edge.firewall.arn,
    api: application.api,
    edgeStore: application.edgeStore,
    files: data.store.files,
    webFolder,
  })
  const { signIn } = environment.deskAccess
  const console =
    signIn && edge.consoleCertificate && application.consoleApi
      ? new ConsoleStack(app, named('console'), {
          ...settings('console', environment.region),
          signIn,
          zone,
          certificate: edge.consoleCertificate,
          firewall: edge.firewall.arn,
          edgeStore: application.edgeStore,
          api: application.consoleApi,
          files: data.store.files,
          webFolder: consoleFolder,
        })
      : undefined
  const watch = new WatchStack(app, named('watch'), {
    ...settings('watch', edgeRegion),
    site: site.site,
    console: console?.site,
    firewall: edge.firewall,
  })
  const analytics = new AnalyticsStack(app, named('analytics'), {
    ...settings('analytics', environment.region),
    store: data.store,
  })
  data.addStackDependency(edge)
  const copies = environment.recovery
    ? addRecovery(app, environment, environment.recovery, { data, application }, settings)
    : {}

  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  requireLimitHeadroom(app)
  if (environment.keepsData || environment.name === 'production') requireRetainedData(app)
  return {
    app,
    stacks: {
      domain,
      edge,
      data,
      application,
      monitoring,
      site,
      ...(console ? { console } : {}),
      watch,
      analytics,
      ...copies,
    },
  }
}
