import { execFile } from 'node:child_process'
import { projectRoot } from '../local/project-root.ts'

const maxBytes = 64 * 1024 * 1024

/** npm's output, whatever its exit code: `npm audit` exits with 1 if it has findings. */
export const readNpm = (args: readonly string[], folder = projectRoot): Promise<string> =>
  new Promise((resolve) =>
    execFile('npm', [...args], { cwd: folder, maxBuffer: maxBytes }, (_, printed) => resolve(printed)),
  )
