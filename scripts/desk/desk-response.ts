import * as z from 'zod'

/** What the desk answered; without a code it could not be asked. */
export type DeskResponse =
  | { ok: true; outcome: Record<string, unknown> }
  | { ok: false; message: string; code?: number }

const refusal = z.object({ code: z.number().optional(), message: z.string() })
const outcome = z.record(z.string(), z.unknown())

/** Reads the answer of a desk that `asked` names for people. */
export const readResponseBody = async (response: Response, asked: string): Promise<DeskResponse> => {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { ok: true, outcome: outcome.parse(body) }
  const refused = refusal.safeParse(body)
  if (!refused.success) return { ok: false, message: `${asked} answered ${response.status}.` }
  const { code, message } = refused.data
  return { ok: false, message, ...(code === undefined ? {} : { code }) }
}
