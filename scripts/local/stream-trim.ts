import type { openStreamPosition } from './stream-position.ts'

const trimEvery = 60 * 60 * 1000

interface TrimOptions {
  streamArn: string
  position: Pick<ReturnType<typeof openStreamPosition>, 'in'>
  trim: (handled: string) => Promise<void>
}

/** Has the engine delete old handled records: now, and every hour. */
export const startStreamTrim = async ({ streamArn, position, trim }: TrimOptions) => {
  let trimming = Promise.resolve()
  const trimHandled = async () => {
    const handled = position.in(streamArn)?.sequenceNumber
    if (handled === undefined) return
    await trim(handled).catch((error: unknown) =>
      console.error(
        `The stream could not be trimmed: ${error instanceof Error ? error.message : String(error)}`,
      ),
    )
  }
  await trimHandled()
  const timer = setInterval(() => {
    trimming = trimming.then(trimHandled)
  }, trimEvery)
  return {
    async stop() {
      clearInterval(timer)
      await trimming
    },
  }
}
