import { join } from 'node:path'
import { bundleFunctions, bundlesFolder } from './bundle-functions.ts'
import { createPortalApp } from './create-app.ts'
import { environmentNamed } from './environments.ts'
import { lambdaNames } from './lambdas.ts'

/** One environment is synthesised at a time: `ENVIRONMENT`. */
const environment = environmentNamed(process.env['ENVIRONMENT'] ?? 'dev')

await bundleFunctions(lambdaNames)
createPortalApp(
  environment,
  {
    bundlesFolder,
    webFolder: join(import.meta.dirname, '..', 'dist', 'web'),
    consoleFolder: join(import.meta.dirname, '..', 'dist', 'desk'),
  },
  { outdir: process.env['CDK_OUTDIR'] ?? 'cdk.out' },
).app.synth()
