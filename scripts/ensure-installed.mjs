// Runs under whatever Node the machine has, before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`Node ${oldestNode} or later is needed, this is ${process.versions.node}.`)
  process.exit(1)
}

const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
const installed = changedAt('node_modules/.package-lock.json')

if (installed === 0 || installed < changedAt('package-lock.json')) {
  // Not to standard output, which a program may read.
  console.error('Installing dependencies (npm ci), about half a minute …')
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error(result.error ? `npm ci could not be run: ${result.error.message}` : 'npm ci failed.')
    process.exit(1)
  }
}
