import { once } from 'node:events'
import { createServer } from 'node:net'
import { runChild } from '../run-child.ts'
import { StartFailure } from '../start-failure.ts'
import type { Engine } from './engine.ts'

const findFreePort = async (host: string): Promise<number> => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

// Another process may take the free port before the engine does.
const portAttempts = 3
const patience = 30_000

const awaitAnswer = async (endpoint: string, ended: AbortSignal): Promise<'answers' | 'silent' | 'ended'> => {
  const deadline = Date.now() + patience
  while (Date.now() < deadline && !ended.aborted) {
    try {
      await fetch(endpoint, { signal: AbortSignal.timeout(1000) })
      return ended.aborted ? 'ended' : 'answers'
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return ended.aborted ? 'ended' : 'silent'
}

interface EngineCommand {
  name: string
  /** Where it listens. */
  host: string
  command: string
  args: (port: number) => readonly string[]
  cwd: string
}

/** Runs an engine's server on a free port and waits until it responds. */
export const runEngine = async ({ name, host, command, args, cwd }: EngineCommand): Promise<Engine> => {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort(host)
    const endpoint = `http://${host}:${port}`
    const child = runChild(command, args(port), cwd)
    const ended = new AbortController()
    void child.exited.then(() => ended.abort())
    const outcome = await awaitAnswer(endpoint, ended.signal)
    if (outcome === 'answers') return { endpoint, ...child }
    await child.stop()
    const words = outcome === 'silent' ? `no answer in ${patience / 1000} s` : await child.exited
    if (/already in use/i.test(words) && attempt < portAttempts) continue
    throw new StartFailure(`The DynamoDB engine (${name}) did not start: ${words.split('\n').at(-1)}`)
  }
}
