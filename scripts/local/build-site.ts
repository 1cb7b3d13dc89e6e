import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { localContact } from '../seed/seed-customer-service.ts'
import { projectRoot } from './project-root.ts'
import { StartFailure } from './start-failure.ts'

/** Where the build puts the site. */
export const builtSite = join(projectRoot, 'dist', 'web')

const sources = ['web', 'shared', 'package-lock.json']

const changedAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return 0
  }
}

// A folder counts as well: a file that was deleted changes nothing else.
const lastChangeUnder = async (path: string): Promise<number> => {
  const changes = [await changedAt(path)]
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => [])
  for (const entry of entries) changes.push(await changedAt(join(entry.parentPath, entry.name)))
  return Math.max(...changes)
}

const isUpToDate = async (): Promise<boolean> => {
  // The pages are written last.
  const built = await changedAt(join(builtSite, 'pages'))
  if (built === 0) return false
  const changes = await Promise.all(sources.map((source) => lastChangeUnder(join(projectRoot, source))))
  return built > Math.max(...changes)
}

/** Builds the site where the last build is missing or older than its sources. */
export const ensureSiteBuilt = async (say: (line: string) => void): Promise<void> => {
  if (await isUpToDate()) return
  say('Building the site …')
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: projectRoot,
    env: { VITE_BRAND_CUSTOMER_SERVICE: localContact, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [status] = await once(build, 'exit')
  if (status !== 0) throw new StartFailure('The site could not be built; the reason is above.')
}
