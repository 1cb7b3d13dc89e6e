import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { createPortalApp, featureFlags, type PortalApp } from '../../infra/create-app.ts'
import type { Environment } from '../../infra/environments.ts'
import { lambdaNames } from '../../infra/lambdas.ts'
import { ApplicationStack } from '../../infra/stacks/application-stack.ts'
import { DataStack } from '../../infra/stacks/data-stack.ts'

export interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: what CloudFormation calls properties differs by type
  Properties: any
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

const folder = mkdtempSync(join(tmpdir(), 'portal-infra-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const filled = (name: string, file: string) => {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, file), '')
  return path
}

/** A folder with an empty bundle per Lambda. */
export const createEmptyBundles = (): string => {
  for (const group of lambdaNames) filled(join('functions', group), 'index.mjs')
  filled(join('functions', 'events', 'certificates'), 'production.pem')
  return join(folder, 'functions')
}

/**
 * The app over empty bundles, with the checks of a real synthesis. Its templates are validated by CloudFormation's
 * schemas only on demand: loading them takes seconds.
 */
export const createTestPortal = (
  environment: Environment,
  { isValidated = false }: { isValidated?: boolean } = {},
): PortalApp => {
  for (const site of ['web', 'desk']) filled(join(site, 'assets'), 'app.js')
  return createPortalApp(
    environment,
    {
      bundlesFolder: createEmptyBundles(),
      webFolder: filled('web', 'index.html'),
      consoleFolder: filled('desk', 'index.html'),
    },
    { outdir: mkdtempSync(join(folder, 'out-')), builtinCloudFormationValidation: isValidated },
  )
}

/** The application stack with a data stack of its own, not validated by CloudFormation's schemas. */
export const applicationOf = (environment: Environment): Template => {
  const app = new App({ postCliContext: featureFlags, builtinCloudFormationValidation: false })
  const settings = { environment, env: { region: environment.region } }
  const data = new DataStack(app, 'data', settings)
  return Template.fromStack(
    new ApplicationStack(app, 'application', {
      ...settings,
      store: data.store,
      zone: new PublicHostedZone(data, 'Zone', { zoneName: environment.domainName }),
      bundlesFolder: createEmptyBundles(),
    }),
  )
}

const readTemplates = ({ stacks }: PortalApp) => ({
  domain: Template.fromStack(stacks.domain),
  edge: Template.fromStack(stacks.edge),
  data: Template.fromStack(stacks.data),
  application: Template.fromStack(stacks.application),
  monitoring: Template.fromStack(stacks.monitoring),
  site: Template.fromStack(stacks.site),
  ...(stacks.console ? { console: Template.fromStack(stacks.console) } : {}),
  watch: Template.fromStack(stacks.watch),
  analytics: Template.fromStack(stacks.analytics),
  ...(stacks.replica ? { replica: Template.fromStack(stacks.replica) } : {}),
  ...(stacks.recovery ? { recovery: Template.fromStack(stacks.recovery) } : {}),
  ...(stacks.backup ? { backup: Template.fromStack(stacks.backup) } : {}),
})

const templatesOfPortal = new WeakMap<PortalApp, ReturnType<typeof readTemplates>>()

/** Each stack's template. The first access synthesises all of them. */
export const templatesOf = (portal: PortalApp): ReturnType<typeof readTemplates> => {
  const templates = templatesOfPortal.get(portal) ?? readTemplates(portal)
  templatesOfPortal.set(portal, templates)
  return templates
}

const portalsAsDeclared = new Map<Environment, PortalApp>()

/** The app of an environment as it is declared, built once for all tests that share their modules. */
export const portalOf = (environment: Environment): PortalApp => {
  const portal = portalsAsDeclared.get(environment) ?? createTestPortal(environment)
  portalsAsDeclared.set(environment, portal)
  return portal
}

export const resourcesOf = (template: Template, type: string): Resource[] =>
  Object.values(template.findResources(type)) as Resource[]
