import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { emulatorFolder } from './install-emulator.ts'

type Answer = { answer: Record<string, unknown> } | { error: string }

/** A process that calls AWS by the names of Python's SDK, one call after another. Loading the SDK takes longer than a call. */
export const startAwsCaller = (python: string, env: NodeJS.ProcessEnv) => {
  const child = spawn(python, [join(emulatorFolder, 'call_aws.py')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: PromiseWithResolvers<Answer>[] = []
  createInterface({ input: child.stdout }).on('line', (line) =>
    waiting.shift()?.resolve(JSON.parse(line) as Answer),
  )
  child.on('exit', () => {
    for (const each of waiting) each.reject(new Error('the process that calls AWS has ended'))
  })
  return {
    async call(service: string, operation: string, parameters: object, region: string) {
      const received = Promise.withResolvers<Answer>()
      waiting.push(received)
      child.stdin.write(`${JSON.stringify({ service, operation, parameters, region })}\n`)
      const result = await received.promise
      if ('error' in result) throw new Error(`${service} ${operation}: ${result.error}`)
      return result.answer
    },
    stop: () => child.kill('SIGKILL'),
  }
}
