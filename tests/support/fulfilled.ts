import type { DeskOutcome } from '../../functions/desk/engine/desk-act.ts'

/** The response of an act of the back office that must not be refused. */
export const fulfilled = async (
  outcome: DeskOutcome | Promise<DeskOutcome>,
): Promise<Record<string, unknown>> => {
  const response = await outcome
  if (!response.ok) throw new Error(response.message)
  return response
}
