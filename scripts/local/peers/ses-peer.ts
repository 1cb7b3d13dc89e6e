import type { Server } from 'node:http'
import startSesServer from 'aws-ses-v2-local'
import type { Outbox } from '../outbox.ts'
import { forwardCall } from './forward-call.ts'
import type { Peer } from './peer.ts'
import { readMimeMessage } from './read-mime-message.ts'

const membersOf = (form: URLSearchParams, list: string) =>
  [...form].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => value)

const addressOf = (server: Server): string => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return `http://127.0.0.1:${address.port}`
}

const startServer = (): Promise<Server> => {
  const start = (
    'default' in startSesServer ? startSesServer.default : startSesServer
  ) as typeof startSesServer
  return start({ host: '127.0.0.1', port: 0 })
}

/**
 * Simple Email Service: the call goes to the one at `endpoint`, else to aws-ses-v2-local, and accepted mails go into
 * the outbox, which uses the stack's clock and survives a restart.
 */
export const startSesPeer = async (
  outbox: Outbox,
  endpoint?: string,
): Promise<{ peer: Peer; close(): void }> => {
  const server = endpoint === undefined ? await startServer() : undefined
  const address = endpoint ?? addressOf(server as Server)
  const peer: Peer = async ({ headers, body, response }) => {
    const answer = await forwardCall(address, { headers, body })
    const form = new URLSearchParams(body.toString())
    if (answer.ok && form.get('Action') === 'SendEmail')
      for (const to of membersOf(form, 'Destination.ToAddresses'))
        outbox.add({
          kind: 'email',
          to,
          subject: form.get('Message.Subject.Data') ?? '',
          text: form.get('Message.Body.Text.Data') ?? '',
          html: form.get('Message.Body.Html.Data'),
        })
    if (answer.ok && form.get('Action') === 'SendRawEmail') {
      const mail = readMimeMessage(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString())
      for (const to of membersOf(form, 'Destinations')) outbox.add({ kind: 'email', to, ...mail })
    }
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/xml' })
      .end(await answer.text())
  }
  return {
    peer,
    close() {
      server?.close()
      server?.closeAllConnections()
    },
  }
}
