import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Consents } from './consents.ts'
import { readForm, sendJson } from './http.ts'

/** Where a seller of a simulated platform ends the consents, as sellers do on pages of the platforms. */
export const revokePath = '/seller/authorisations/end'

/** Ends the consents of the form's account. */
export const handleConsentRevocation = async (
  req: IncomingMessage,
  res: ServerResponse,
  consents: Consents,
): Promise<void> => {
  const form = await readForm(req)
  sendJson(res, 200, { ended: consents.withdraw(form.get('account') ?? '') })
}
