import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { findMissing, localstackVariables } from './localstack/localstack.ts'

const missing = findMissing(process.env)
if (missing) {
  console.error(missing)
  process.exit(1)
}

const binaries = join(projectRoot, 'node_modules', '.bin')
const env = {
  ...localstackVariables(process.env),
  PATH: `${binaries}${delimiter}${process.env['PATH']}`,
}

const compose = ['compose', '--file', 'compose.deployed.yaml']

/** The steps that start the portal in LocalStack. Each may be repeated. */
const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ['docker', ...compose, 'up', '--detach', '--wait'],
  ['vite', 'build', 'web', '--logLevel', 'warn'],
  ['vite', 'build', 'web/desk', '--logLevel', 'warn'],
  ['cdk', 'bootstrap'],
  ['cdk', 'deploy', '--all', '--require-approval', 'never'],
]

for (const [command, ...args] of steps) {
  console.log(`\n── ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: projectRoot, env, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\nIt ended at: ${command} ${args.join(' ')}`)
    process.exit(1)
  }
}
console.log(
  `\nThe stacks are in LocalStack. "docker ${compose.join(' ')} down" ends it, with all that is in it.`,
)
