import * as z from 'zod'

/** The back office's response; without a code it was unreachable. */
export type DeskResponse =
  | { ok: true; outcome: Record<string, unknown> }
  | { ok: false; message: string; code?: number }

const refusal = z.object({ code: z.number().optional(), message: z.string() })
const outcome = z.record(z.string(), z.unknown())

/** Parses a response. `asked` names the back office in error messages. */
export const readResponseBody = async (response: Response, asked: string): Promise<DeskResponse> => {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { ok: true, outcome: outcome.parse(body) }
  const refused = refusal.safeParse(body)
  if (!refused.success) return { ok: false, message: `${asked} answered ${response.status}.` }
  const { code, message } = refused.data
  return { ok: false, message, ...(code === undefined ? {} : { code }) }
}
