import { type DeskResponse, readResponseBody } from './desk-response.ts'

/** Has the local stack at `origin` do one of the lender's acts. */
export const callLocalDesk = async (
  origin: string,
  action: string,
  input: Record<string, unknown>,
): Promise<DeskResponse> => {
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
  return readResponseBody(response, `${origin} to ${action}`)
}
