import { randomUUID } from 'node:crypto'
import type { Outbox } from '../outbox.ts'
import { forwardCall } from './forward-call.ts'
import type { Peer } from './peer.ts'
import { sendError, sendResult } from './query-protocol.ts'

const e164 = /^\+[1-9]\d{6,14}$/

/** Simple Notification Service at `endpoint`: accepted SMS go into the outbox. */
export const forwardToSns =
  (outbox: Outbox, endpoint: string): Peer =>
  async ({ headers, body, response }) => {
    const answer = await forwardCall(endpoint, { headers, body })
    const form = new URLSearchParams(body.toString())
    const [to, text] = [form.get('PhoneNumber') ?? '', form.get('Message') ?? '']
    if (answer.ok) outbox.add({ kind: 'sms', to, subject: null, text, html: null })
    response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(await answer.text())
  }

/** Simple Notification Service, as far as sending an SMS goes: `Publish` to a phone number. */
export const createSnsPeer =
  (outbox: Outbox): Peer =>
  ({ body, response }) => {
    const form = new URLSearchParams(body.toString())
    const [action, to, text] = [form.get('Action'), form.get('PhoneNumber') ?? '', form.get('Message') ?? '']
    if (action !== 'Publish') return sendError(response, 'InvalidAction', `No such action: ${action}`)
    if (!e164.test(to)) return sendError(response, 'InvalidParameter', 'Invalid parameter: PhoneNumber')
    if (!text) return sendError(response, 'InvalidParameter', 'Invalid parameter: Empty message')
    outbox.add({ kind: 'sms', to, subject: null, text, html: null })
    sendResult(response, 'Publish', { MessageId: randomUUID() })
  }
