import type { IncomingMessage, ServerResponse } from 'node:http'
import { isClient } from '../basic-client.ts'
import { BadRequest, readForm, sendJson } from '../http.ts'
import { deductionsScope } from './deductions-api.ts'
import type { Partner } from './partner.ts'
import { type PaymentGrants, paymentTokenSeconds } from './payment-grants.ts'

/** The scopes of the partner's own tokens. */
const partnerScopes = ['offers:read', deductionsScope]

const issueFor = (form: Map<string, string>, grants: PaymentGrants) => {
  const grantType = form.get('grant_type')
  if (grantType === 'authorization_code') {
    const code = form.get('code')
    if (!code) throw new BadRequest(400, 'invalid_request', 'code is missing.')
    const token = grants.exchange(code)
    if (!token) throw new BadRequest(400, 'invalid_grant', 'The code is invalid, expired or was used before.')
    return { token, scope: 'account:read' }
  }
  if (grantType === 'client_credentials') {
    const scope = form.get('scope') ?? 'offers:read'
    if (!partnerScopes.includes(scope))
      throw new BadRequest(400, 'invalid_scope', `One of ${partnerScopes.join(', ')} is granted.`)
    return { token: grants.issue([scope]), scope }
  }
  throw new BadRequest(400, 'unsupported_grant_type', 'Use authorization_code or client_credentials.')
}

/** RFC 6749, sections 4.1.3 and 4.4, for the partner, a confidential client. */
export const answerPaymentToken = async (
  req: IncomingMessage,
  res: ServerResponse,
  grants: PaymentGrants,
  partner: Partner,
): Promise<void> => {
  const form = await readForm(req)
  if (!isClient(req, partner)) {
    const challenge = { 'www-authenticate': 'Basic realm="quay-pay"' }
    sendJson(res, 401, { error: 'invalid_client' }, challenge)
    return
  }
  const { token, scope } = issueFor(form, grants)
  sendJson(res, 200, { access_token: token, token_type: 'Bearer', expires_in: paymentTokenSeconds, scope })
}
