import type { IncomingMessage, ServerResponse } from 'node:http'
import { codeOf, statusOf } from '#shared/api/errors.ts'
import { parseJson } from '../../functions/http/parse-input.ts'
import type { Desk } from './desk/desk.ts'
import type { DeskInbox } from './desk/desk-inbox.ts'
import type { Journal } from './journal.ts'
import { isFromThisMachine } from './loopback-guard.ts'
import type { HandleRequest } from './object-store.ts'
import type { Outbox } from './outbox.ts'
import { readBody } from './read-body.ts'
import type { StackClock } from './stack-clock.ts'
import type { DeadLetter } from './stream-pump.ts'
import { serveToolbox } from './toolbox/serve-toolbox.ts'

/** The prefix of paths that only exist on the local stack. */
export const localPath = '/__local/'

const bodyLimit = 1024 * 1024

/** The default number of messages. */
const usualMessages = 100

export interface LocalCalls {
  clock: StackClock
  outbox: Outbox
  deadLetters: Journal<DeadLetter>
  desk: Desk
  deskInbox: DeskInbox
  /** The next due date of a drawdown. */
  nextDueDate: () => Promise<string | undefined>
  runJob: (name: string) => Promise<unknown>
  /** Resolves when the jobs that are due at the clock's time have run. */
  runDueJobs: () => Promise<void>
  /** Resolves when the events so far were handled, or after a moment: a mail just requested is in the outbox then. */
  settle: () => Promise<unknown>
}

/** A failed call, with its HTTP status. */
class CallRefused extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, message: string, code = status) {
    super(message)
    this.status = status
    this.code = code
  }
}

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const text = (await readBody(request, bodyLimit)).toString().trim()
  if (text === '') return {}
  const parsed = parseJson(text)
  if (parsed.ok && typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value))
    return parsed.value as Record<string, unknown>
  throw new CallRefused(400, 'The body must be a JSON object.')
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body ?? null))
}

const moveClock = (clock: StackClock, { advance, set }: Record<string, unknown>): Date => {
  try {
    if (typeof advance === 'string' && set === undefined) return clock.advance(advance)
    if (typeof set === 'string' && advance === undefined) return clock.set(set)
  } catch (error) {
    if (error instanceof RangeError) throw new CallRefused(400, error.message)
    throw error
  }
  throw new CallRefused(400, 'Either {"advance": "P1D"} or {"set": "2027-01-31T00:00:00Z"} is needed.')
}

/** The requested number of messages. */
const readMost = (text: string | null): number => {
  if (text === null) return usualMessages
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CallRefused(400, '"most" must be a whole number from 1.')
  return Number(text)
}

/** Serves `/__local/`: the outbox, the clock, jobs, the back office, and a page for all of them. */
export const createLocalCalls = (calls: LocalCalls): HandleRequest => {
  const answer = async (request: IncomingMessage, url: URL): Promise<unknown> => {
    const [group = '', name = '', ...rest] = url.pathname.slice(localPath.length).split('/')
    if (rest.length > 0) throw new CallRefused(404, 'There is no such call.')
    switch (`${request.method} ${group}${name ? '/*' : ''}`) {
      case 'GET health':
        return { status: 'ok' }
      case 'GET outbox':
        await calls.settle()
        return calls.outbox.list(
          url.searchParams.get('to') ?? undefined,
          readMost(url.searchParams.get('most')),
        )
      case 'GET dead-letters':
        return calls.deadLetters.entries
      case 'GET clock':
        return { now: calls.clock.now().toISOString() }
      case 'GET due-date':
        return { date: (await calls.nextDueDate()) ?? null }
      case 'POST clock': {
        const now = moveClock(calls.clock, await readJson(request)).toISOString()
        await calls.runDueJobs()
        return { now }
      }
      case 'POST jobs/*':
        return (await calls.runJob(name)) ?? {}
      case 'GET desk':
        return calls.deskInbox.tasks
      case 'POST desk/*': {
        const outcome = await calls.desk({ action: name, input: await readJson(request) })
        if (!outcome.ok)
          throw new CallRefused(statusOf(outcome.reason), outcome.message, codeOf(outcome.reason))
        return outcome
      }
      default:
        throw new CallRefused(404, 'There is no such call.')
    }
  }

  return async (request, response) => {
    if (!isFromThisMachine(request))
      return sendJson(response, 403, { ok: false, code: 403, message: 'Only from this machine.' })
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET' && serveToolbox(url.pathname.slice(localPath.length), response)) return
    try {
      sendJson(response, 200, await answer(request, url))
    } catch (error) {
      if (error instanceof CallRefused) {
        const { status, code, message } = error
        return sendJson(response, status, { ok: false, code, message })
      }
      console.error(`${request.method} ${url.pathname}:`, error)
      sendJson(response, 500, { ok: false, code: 500, message: String(error) })
    }
  }
}
