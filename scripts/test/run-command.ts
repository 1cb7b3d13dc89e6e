import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { projectRoot } from '../local/project-root.ts'

const binaries = join(projectRoot, 'node_modules', '.bin')

/** Node's compile cache is shared by the many processes that load the same modules. */
const compiled = join(projectRoot, 'node_modules', '.cache', 'node')

/** Rendering in a document without a browser leaves much short-lived garbage: fewer, larger collections save a twentieth. */
const youngGeneration = '--max-semi-space-size=64'

/** Runs a command of the install with its output shown, and gives its exit status. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<number> => {
  const child = spawn(join(binaries, command), args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...process.env,
      NODE_OPTIONS: [youngGeneration, process.env['NODE_OPTIONS'] ?? ''].join(' ').trim(),
      PATH: `${binaries}${delimiter}${process.env['PATH']}`,
      ...variables,
    },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}
