import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localContact } from '../seed/seed-customer-service.ts'
import { projectRoot } from './project-root.ts'
import { StartFailure } from './start-failure.ts'

/** The output folders of the sellers' site and the console. */
export const builtSite = join(projectRoot, 'dist', 'web')
export const builtDesk = join(projectRoot, 'dist', 'desk')

const sources = ['web', 'shared', 'package-lock.json']

const changedAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return 0
  }
}

// Folders are compared as well, since a deleted file changes only its folder.
const lastChangeUnder = async (path: string): Promise<number> => {
  const changes = [await changedAt(path)]
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => [])
  for (const entry of entries) changes.push(await changedAt(join(entry.parentPath, entry.name)))
  return Math.max(...changes)
}

/** The brand's variables, which the build writes into the pages. */
const variables = (): NodeJS.ProcessEnv => ({ VITE_BRAND_CUSTOMER_SERVICE: localContact, ...process.env })

const brandOf = (all: NodeJS.ProcessEnv): string =>
  JSON.stringify(
    Object.entries(all)
      .filter(([name]) => name.startsWith('VITE_'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Beside the output, which a deployment uploads whole: the brand of the last build that was made here. */
const noteOf = (output: string): string => `${output}.brand.json`

/**
 * `last` is the build's last output. A deployment builds for a brand of its own into the same folder and leaves no note,
 * so that its output is newer than the note.
 */
const isUpToDate = async (output: string, last: string): Promise<boolean> => {
  const note = noteOf(output)
  const brand = await readFile(note, 'utf8').catch(() => undefined)
  const built = await changedAt(last)
  if (built === 0 || brand !== brandOf(variables()) || built > (await changedAt(note))) return false
  const changes = await Promise.all(sources.map((source) => lastChangeUnder(join(projectRoot, source))))
  return built > Math.max(...changes)
}

const build = async (root: string, output: string): Promise<void> => {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = variables()
  const building = spawn(process.execPath, [vite, 'build', root, '--logLevel', 'warn'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [status] = await once(building, 'exit')
  if (status !== 0) throw new StartFailure('The site could not be built; the reason is above.')
  await writeFile(noteOf(output), brandOf(env))
}

/** Builds the sellers' site and the console if the last build is missing or outdated. */
export const ensureSiteBuilt = async (say: (line: string) => void): Promise<void> => {
  if (!(await isUpToDate(builtSite, join(builtSite, 'pages')))) {
    say('Building the site …')
    await build('web', builtSite)
  }
  if (!(await isUpToDate(builtDesk, join(builtDesk, 'index.html')))) {
    say('Building the lender’s console …')
    await build('web/desk', builtDesk)
  }
}
