import { type SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import type { Mail } from './deps.ts'
import { mimeMessage } from './mime-message.ts'

const content = (data: string) => ({ Data: data, Charset: 'UTF-8' })

/** With an attachment, SES needs a raw MIME message. */
export const sendBySes = (client: SESClient, from: string, mail: Mail): Promise<unknown> => {
  const { to, subject, text, html, attachment } = mail
  return attachment
    ? client.send(
        new SendRawEmailCommand({
          Source: from,
          Destinations: [to],
          RawMessage: { Data: Buffer.from(mimeMessage(from, mail, attachment)) },
        }),
      )
    : client.send(
        new SendEmailCommand({
          Source: from,
          Destination: { ToAddresses: [to] },
          Message: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } },
        }),
      )
}
