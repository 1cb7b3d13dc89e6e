import { execFile } from 'node:child_process'
import { projectRoot } from '../local/project-root.ts'

const maxBytes = 64 * 1024 * 1024

/** What npm prints, whatever it ends with: `npm audit` ends with 1 where it has something to say. */
export const readNpm = (args: readonly string[], folder = projectRoot): Promise<string> =>
  new Promise((resolve) =>
    execFile('npm', [...args], { cwd: folder, maxBuffer: maxBytes }, (_, printed) => resolve(printed)),
  )
