import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'

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

/** Throws with each denied permission and each error in a log of a Lambda. */
export const findFaults = async (emulator: Emulator, deployment: Deployment): Promise<string> => {
  const evaluations = emulator.evaluations()
  const denied = evaluations.filter((each) => each.denied).map((each) => `denied: ${JSON.stringify(each)}`)
  const groups = Object.values(await deployment.resources('application', 'AWS::Logs::LogGroup'))
  const lines: LogLine[] = []
  for (const group of groups) lines.push(...(await errorsIn(emulator, group)))
  const faults = [...denied, ...lines.map(({ group, message }) => `${group}: ${message.trim()}`)]
  if (faults.length > 0) throw new Error(faults.slice(0, 40).join('\n'))
  return `no denial among ${evaluations.length} different evaluations, no error in ${groups.length} logs`
}
