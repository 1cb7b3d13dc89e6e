import { vi } from 'vitest'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { DeclaredError, Endpoint, ResponseOf } from '#shared/api/endpoint.ts'
import { type Refusal, refusalBody, successBody } from '#shared/api/envelope.ts'
import { type PipelineError, statusOf } from '#shared/api/errors.ts'

/** A call as it arrived. */
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

/** What an endpoint can refuse with: what it declares, and what every call may be. */
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

/** A promise that fails when the caller gives up, as a fetch does. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/**
 * The server as components see it: at `fetch`, by the declarations of the endpoints. A call that the test said nothing
 * about, and an answer that is not as declared, are faults of the test: `takeFaults` tells them.
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
        return Promise.race([station.reply(call), givenUp(init.signal)])
      }
    }
    const file = stored.get(url.href)
    if (file) return file()
    throw fault(`nothing was said about ${method} ${url.pathname}`)
  }

  return {
    /** Answers each call of `endpoint` from now on, with `data` or what a promise brings later. */
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
    /** Takes the calls of `endpoint` from now on and never answers. */
    hold(endpoint: Endpoint): void {
      say(endpoint, () => new Promise(() => {}))
    },
    /** Gives what is at an address that is no call: a file of the store. */
    store(url: string, file: () => Response): void {
      stored.set(url, file)
    },
    /** Lets the connection break at each call of `endpoint` from now on. */
    breakOff(endpoint: Endpoint): void {
      say(endpoint, () => {
        throw new TypeError('Failed to fetch')
      })
    },
    /** The calls of `endpoint` so far. */
    callsOf: (endpoint: Endpoint): readonly ReceivedCall[] =>
      stations.find((station) => station.endpoint === endpoint)?.calls ?? [],

    start: (): void => void vi.spyOn(globalThis, 'fetch').mockImplementation(receive),
    /** Forgets all that was said, and tells what the test did wrong. */
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
