import * as z from 'zod/mini'
import type { SalesPage } from './connector.ts'

const position = z.object({ step: z.int(), token: z.exactOptional(z.string()) })

/**
 * A page of a reading that consists of steps, each of several pages: orders and then refunds, or one window after the
 * other. `read` returns the token of its step's next page. The steps follow from the request alone.
 */
export const readStepPage = async <Step>(
  steps: readonly Step[],
  cursor: string | undefined,
  read: (
    step: Step,
    token: string | undefined,
  ) => Promise<Omit<SalesPage, 'cursor'> & { token?: string | undefined }>,
): Promise<SalesPage> => {
  const at = cursor ? position.parse(JSON.parse(cursor)) : { step: 0 }
  const step = steps[at.step]
  if (step === undefined) return { entries: [] }
  const { token, ...page } = await read(step, at.token)
  const next = token ? { step: at.step, token } : { step: at.step + 1 }
  return next.step < steps.length ? { ...page, cursor: JSON.stringify(next) } : page
}

/** A span in windows of at most so many days, oldest first. */
export const windowsOf = (fromMs: number, toMs: number, days: number): { from: number; to: number }[] => {
  const longest = days * 24 * 60 * 60_000
  const windows: { from: number; to: number }[] = []
  for (let from = fromMs; from < toMs; from += longest)
    windows.push({ from, to: Math.min(from + longest, toMs) })
  return windows
}
