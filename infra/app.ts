import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { bundleFunctions, bundlesFolder } from './bundle-functions.ts'
import { environmentNamed } from './environments.ts'
import { groups } from './groups.ts'
import { PortalStack } from './stacks/portal-stack.ts'

const app = new App({ outdir: process.env['CDK_OUTDIR'] ?? 'cdk.out' })
const name =
  (app.node.tryGetContext('environment') as string | undefined) ?? process.env['ENVIRONMENT'] ?? 'dev'
const environment = environmentNamed(name)

await bundleFunctions(groups)
new PortalStack(app, `seller-portal-${environment.name}`, {
  environment,
  bundlesFolder,
  webFolder: join(import.meta.dirname, '..', 'dist', 'web'),
  description: `Seller financing portal, ${environment.name}`,
})
app.synth()
