import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, readForm, sendJson } from '../http.ts'
import type { Partner } from './partner.ts'
import { type PaymentGrants, paymentTokenSeconds } from './payment-grants.ts'

const equal = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

const formDecode = (text: string): string => new URLSearchParams(`_=${text}`).get('_') ?? ''

/** RFC 6749, section 2.3.1: client id and secret as HTTP Basic, each form-encoded. */
const isPartner = (req: IncomingMessage, { clientId, clientSecret }: Partner): boolean => {
  const encoded = req.headers.authorization?.match(/^Basic ([\w+/]+=*)$/i)?.[1]
  if (!encoded) return false
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return equal(`${formDecode(id)}:${formDecode(secret.join(':'))}`, `${clientId}:${clientSecret}`)
}

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
    if (scope !== 'offers:read') throw new BadRequest(400, 'invalid_scope', 'Only offers:read is granted.')
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
  if (!isPartner(req, partner)) {
    const challenge = { 'www-authenticate': 'Basic realm="quay-pay"' }
    sendJson(res, 401, { error: 'invalid_client' }, challenge)
    return
  }
  const { token, scope } = issueFor(form, grants)
  sendJson(res, 200, { access_token: token, token_type: 'Bearer', expires_in: paymentTokenSeconds, scope })
}
