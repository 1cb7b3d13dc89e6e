import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'
import { rehearsalFolder } from './install-emulator.ts'

interface LogLine {
  group: string
  message: string
}

const errorsIn = async (emulator: Emulator, group: string): Promise<LogLine[]> => {
  const { events = [] } = (await emulator.call('logs', 'filter_log_events', { logGroupName: group })) as {
    events?: { message: string }[]
  }
  return events
    .filter(({ message }) => /"level":"error"|Task timed out|Runtime\.|\bUncaught\b/.test(message))
    .map(({ message }) => ({ group, message }))
}

/** Throws with each denied permission. Errors in the Lambdas' logs are listed in `errors.txt`. */
export const findFaults = async (emulator: Emulator, deployment: Deployment): Promise<string> => {
  const evaluations = emulator.evaluations()
  const denied = evaluations.filter((each) => each.denied)
  if (denied.length > 0) throw new Error(denied.map((each) => `denied: ${JSON.stringify(each)}`).join('\n'))
  const groups = Object.values(await deployment.resources('application', 'AWS::Logs::LogGroup'))
  const lines: LogLine[] = []
  for (const group of groups) lines.push(...(await errorsIn(emulator, group)))
  const file = join(rehearsalFolder, 'errors.txt')
  writeFileSync(file, lines.map(({ group, message }) => `${group}: ${message.trim()}\n`).join(''))
  return `no denial among ${evaluations.length} different evaluations; ${lines.length} errors in logs, see ${file}`
}
