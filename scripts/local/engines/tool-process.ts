import { setTimeout as pause } from 'node:timers/promises'
import { type Child, runDependentChild } from '../run-child.ts'
import { StartFailure } from '../start-failure.ts'

/** A tool's output, and whether it is an error. */
export interface ToolResponse {
  text: string
  isRefusal: boolean
}

export type CallTool = (name: string, input: object) => Promise<ToolResponse>

/** A JSON-RPC response. */
interface Reply {
  id: number
  result?: { content?: { text: string }[]; isError?: boolean }
  error?: { message: string }
}

const patience = 30_000
const endOfLine = 10

/** Passes each line of a stream to `hear`: chunks may be cut anywhere, within a character too. */
const createLines = (hear: (line: string) => void) => {
  let begun: Buffer[] = []
  return (chunk: Buffer): void => {
    let rest = chunk
    for (let end = rest.indexOf(endOfLine); end >= 0; end = rest.indexOf(endOfLine)) {
      const line = Buffer.concat([...begun, rest.subarray(0, end)]).toString()
      begun = []
      rest = rest.subarray(end + 1)
      hear(line)
    }
    if (rest.length > 0) begun.push(rest)
  }
}

const readReply = (line: string): Reply | undefined => {
  try {
    return JSON.parse(line) as Reply
  } catch {
    return undefined
  }
}

/** As when a server hangs up: an AWS client retries. */
const hungUp = () => Object.assign(new Error('the engine has ended'), { code: 'ECONNRESET' })

const startRequest = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'stack', version: '1' },
}

/**
 * Starts an engine that speaks the Model Context Protocol over its standard input and output, accessible only to its
 * parent. Throws `StartFailure` if it does not respond.
 */
export const runTools = async (
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Child & { callTool: CallTool }> => {
  const { process, heed, exited, stop } = runDependentChild(command, args, cwd)
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()
  let hasEnded = false
  let lastId = 0

  process.stdout.on(
    'data',
    createLines((line) => {
      const reply = readReply(line)
      if (!reply) return heed(`${line}\n`)
      waiting.get(reply.id)?.resolve(reply)
      waiting.delete(reply.id)
    }),
  )
  void exited.then(() => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(hungUp())
  })

  const tell = (message: object): void => {
    process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }
  const ask = (method: string, params: object): Promise<Reply> => {
    if (hasEnded) return Promise.reject(hungUp())
    const id = ++lastId
    const reply = new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }))
    tell({ id, method, params })
    return reply
  }

  const timeUp = new AbortController()
  const outcome = await Promise.race([
    ask('initialize', startRequest).then(
      ({ error }) => error?.message,
      () => exited,
    ),
    pause(patience, `no answer in ${patience / 1000} s`, { signal: timeUp.signal }).catch(() => ''),
  ])
  timeUp.abort()
  if (outcome !== undefined) {
    await stop()
    throw new StartFailure(`The DynamoDB engine (embedded) did not start: ${outcome.split('\n').at(-1)}`)
  }
  tell({ method: 'notifications/initialized' })

  return {
    exited,
    stop,
    async callTool(name, input) {
      const { result, error } = await ask('tools/call', { name, arguments: input })
      if (error) throw new Error(`the engine did not understand ${name}: ${error.message}`)
      return { text: result?.content?.[0]?.text ?? '', isRefusal: result?.isError ?? false }
    },
  }
}
