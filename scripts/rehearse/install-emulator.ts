import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../local/project-root.ts'
import { StartFailure } from '../local/start-failure.ts'

/** Everything that a rehearsal writes, the installed emulator among it. */
export const rehearsalFolder = join(projectRoot, '.local', 'rehearse')

export const emulatorFolder = join(import.meta.dirname, 'emulator')

const requirements = join(emulatorFolder, 'requirements.txt')

const isRecentPython = (command: string): boolean =>
  spawnSync(command, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))']).status === 0

/** Installs the emulator beside the project, once for each version; returns its Python. */
export const installEmulator = (say: (line: string) => void): string => {
  const venv = join(rehearsalFolder, 'venv')
  const python = join(venv, 'bin', 'python')
  const marker = join(venv, 'installed.txt')
  const wanted = readFileSync(requirements, 'utf8')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return python
  const command = ['python3', 'python'].find(isRecentPython)
  if (!command)
    throw new StartFailure('The rehearsal needs Python 3.11 or later with venv and pip, for MiniStack.')
  say('installs MiniStack into .local/rehearse')
  try {
    execFileSync(command, ['-m', 'venv', venv], { stdio: 'pipe' })
    execFileSync(
      python,
      [
        '-m',
        'pip',
        'install',
        '--quiet',
        '--no-cache-dir',
        '--disable-pip-version-check',
        '-r',
        requirements,
      ],
      {
        stdio: 'pipe',
      },
    )
  } catch (error) {
    const lines = String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n')
    throw new StartFailure(`MiniStack cannot be installed: ${lines.at(-1)}`)
  }
  writeFileSync(marker, wanted)
  return python
}
