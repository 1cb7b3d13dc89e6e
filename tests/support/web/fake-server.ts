import { vi } from 'vitest'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { DeclaredError, Endpoint, ResponseOf } from '#shared/api/endpoint.ts'
import { type Refusal, refusalBody, successBody } from '#shared/api/envelope.ts'
import { type PipelineError, statusOf } from '#shared/api/errors.ts'

/** A recorded call. */
export interface ReceivedCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly body: unknown
}

type Reply = (call: ReceivedCall) => Response | Promise<Response>

interface Station {
  readonly endpoint: Endpoint
  readonly path: RegExp
  readonly calls: ReceivedCall[]
  reply: Reply
}

/** The errors of an endpoint: its declared ones, and those common to all calls. */
type RefusedWith<E extends Endpoint> = DeclaredError<E> | PipelineError

type Answered<E extends Endpoint> = ResponseOf<E> | Promise<ResponseOf<E>>

const pathOf = (endpoint: Endpoint): RegExp =>
  new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const bodyOf = (body: RequestInit['body']): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

const callOf = (groups: Record<string, string>, url: URL, init: RequestInit): ReceivedCall => ({
  params: Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  ),
  query: Object.fromEntries(url.searchParams),
  headers: new Headers(init.headers),
  body: bodyOf(init.body),
})

/** A promise that rejects on abort, like `fetch`. */
const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/**
 * A fake server for components, which replaces `fetch` and validates by the endpoints' declarations. A call without a
 * prepared response, or a response that does not match its declaration, is a fault of the test, which `takeFaults`
 * returns.
 */
const createFakeServer = () => {
  let stations: Station[] = []
  let stored = new Map<string, () => Response>()
  let faults: string[] = []

  const say = (endpoint: Endpoint, reply: Reply): void => {
    const known = stations.find((station) => station.endpoint === endpoint)
    if (known) known.reply = reply
    else stations.push({ endpoint, path: pathOf(endpoint), calls: [], reply })
  }

  const fault = (found: string): TypeError => {
    faults.push(found)
    return new TypeError(found)
  }

  const receive = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://portal.example')
    const method = init.method ?? 'GET'
    for (const station of stations) {
      const match = station.endpoint.method === method && station.path.exec(url.pathname)
      if (match) {
        const call = callOf(match.groups ?? {}, url, init)
        station.calls.push(call)
        return Promise.race([station.reply(call), rejectOnAbort(init.signal)])
      }
    }
    const file = stored.get(url.href)
    if (file) return file()
    throw fault(`nothing was said about ${method} ${url.pathname}`)
  }

  return {
    /** Responds to each call of `endpoint` from now on with `data`, or with what a promise resolves to. */
    answer<const E extends Endpoint>(
      endpoint: E,
      data: Answered<E> | ((call: ReceivedCall) => Answered<E>),
    ): void {
      say(endpoint, async (call) => {
        const found = await (typeof data === 'function'
          ? (data as (call: ReceivedCall) => unknown)(call)
          : data)
        const parsed = schemasOf(endpoint).response.safeParse(found)
        if (!parsed.success) throw fault(`the answer of ${endpoint.name} is not as declared: ${parsed.error}`)
        return Response.json(successBody(endpoint.envelope, parsed.data))
      })
    },
    /** Refuses each call of `endpoint` from now on. */
    refuse<const E extends Endpoint>(
      endpoint: E,
      reason: RefusedWith<E>,
      detail: Omit<Refusal, 'reason'> = {},
    ): void {
      say(endpoint, () =>
        Response.json(refusalBody(endpoint.envelope, { reason, ...detail }), { status: statusOf(reason) }),
      )
    },
    /** Accepts calls of `endpoint` from now on without ever responding. */
    hold(endpoint: Endpoint): void {
      say(endpoint, () => new Promise(() => {}))
    },
    /** Serves a file of the store at an address. */
    store(url: string, file: () => Response): void {
      stored.set(url, file)
    },
    /** Fails each call of `endpoint` from now on with a network error. */
    breakOff(endpoint: Endpoint): void {
      say(endpoint, () => {
        throw new TypeError('Failed to fetch')
      })
    },
    /** The calls of `endpoint` so far. */
    callsOf: (endpoint: Endpoint): readonly ReceivedCall[] =>
      stations.find((station) => station.endpoint === endpoint)?.calls ?? [],

    start: (): void => void vi.spyOn(globalThis, 'fetch').mockImplementation(receive),
    /** Resets all responses, and returns the test's faults. */
    takeFaults: (): readonly string[] => {
      const told = faults
      stations = []
      stored = new Map()
      faults = []
      return told
    },
  }
}

export const server = createFakeServer()
