import * as z from 'zod'

const message = z.object({
  kind: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string().nullish(),
  text: z.string(),
})
export type SentText = z.infer<typeof message>

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Polls until there is a result; gives up after `seconds`, which no busy machine needs. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | undefined>,
  seconds = 300,
): Promise<T> => {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`${what} did not come within ${seconds} seconds`)
    await pause()
  }
}

/** The local stack's own calls: the toolbox's messages, and the back office. */
export const createLocalClient = (url: string) => {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/__local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const messages = async (to: string): Promise<SentText[]> => {
    const response = await fetch(`${url}/__local/outbox?to=${encodeURIComponent(to)}`)
    return z.array(message).parse(await response.json())
  }
  return {
    /** Waits for the newest message to an address or number that matches `pattern`, and returns its first group. */
    received: (to: string, pattern: RegExp) =>
      until(`a message to ${to} with ${pattern}`, async () =>
        (await messages(to)).map(({ text }) => pattern.exec(text)?.[1]).find((match) => match !== undefined),
      ),
    async now(): Promise<Date> {
      const response = await fetch(`${url}/__local/clock`)
      return new Date(z.object({ now: z.string() }).parse(await response.json()).now)
    },
    async nextDueDate(): Promise<string> {
      const response = await fetch(`${url}/__local/due-date`)
      return z.object({ date: z.string() }).parse(await response.json()).date
    },
    setClock: (to: string) => post('clock', { set: to }),
    runJob: (name: string) => post(`jobs/${name}`, {}),
    desk: (action: string, input: Record<string, unknown>) =>
      post(`desk/${action}`, { actor: 'journey', reason: 'journey', ...input }),
  }
}

export type LocalClient = ReturnType<typeof createLocalClient>
