import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readDeployCommand, siteOriginOf, usage } from './deploy/deploy-command.ts'
import { projectRoot } from './local/project-root.ts'
import { writeSbom } from './supply-chain/write-sbom.ts'

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(usage)
  process.exit()
}
const command = readDeployCommand(given)
if (typeof command === 'string') {
  console.error(`${command}\n\n${usage}`)
  process.exit(2)
}

const binaries = join(projectRoot, 'node_modules', '.bin')

/** Runs an installed command interactively, and exits with its exit code on failure. */
const run = async (name: string, args: readonly string[]): Promise<void> => {
  const child = spawn(join(binaries, name), args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env['PATH']}`,
      ENVIRONMENT: command.environment,
      SITE_ORIGIN: siteOriginOf(command.environment),
    },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) process.exit(status ?? 1)
}

for (const [pages, built] of [
  ['web', 'web'],
  ['web/desk', 'desk'],
] as const)
  if (command.hasPages || !existsSync(join(projectRoot, 'dist', built)))
    await run('vite', ['build', pages, '--logLevel', 'warn'])
// Stored next to the templates, so that the components of a deployment can be looked up.
await writeSbom(join(projectRoot, 'cdk.out', 'sbom.cdx.json'))
await run('cdk', command.args)
if (command.smokes) await run('node', [join('scripts', 'smoke.ts'), '--environment', command.environment])
