import * as z from 'zod'

export type DeskAnswer = { ok: true; outcome: Record<string, unknown> } | { ok: false; message: string }

const refusal = z.object({ message: z.string() })
const outcome = z.record(z.string(), z.unknown())

/** Has the local stack at `origin` do one of the lender's acts. */
export const callLocalDesk = async (
  origin: string,
  action: string,
  input: Record<string, unknown>,
): Promise<DeskAnswer> => {
  let response: Response
  try {
    response = await fetch(`${origin}/__local/desk/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  } catch {
    return {
      ok: false,
      message: `Nothing answers at ${origin}. Start the portal with npm start, or set PORT.`,
    }
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { ok: true, outcome: outcome.parse(body) }
  const refused = refusal.safeParse(body)
  return {
    ok: false,
    message: refused.success ? refused.data.message : `${origin} answered ${response.status} to ${action}.`,
  }
}
