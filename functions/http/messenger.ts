import type { Config } from './config.ts'
import type { Messenger } from './deps.ts'

const content = (data: string) => ({ Data: data, Charset: 'UTF-8' })

/** Mails by SES, SMS by SNS. Their clients are loaded by the first message. */
export const createMessenger = (
  { region, endpoints, mailFrom }: Config,
  requestHandler: { requestTimeout: number; connectionTimeout: number; throwOnRequestTimeout?: boolean },
): Messenger => ({
  async sendMail({ to, subject, text, html }) {
    const { SESClient, SendEmailCommand } = await import('@aws-sdk/client-ses')
    const client = new SESClient({
      region,
      requestHandler,
      ...(endpoints.ses ? { endpoint: endpoints.ses } : {}),
    })
    await client.send(
      new SendEmailCommand({
        Source: mailFrom,
        Destination: { ToAddresses: [to] },
        Message: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } },
      }),
    )
  },

  async sendSms(to, text) {
    const { SNSClient, PublishCommand } = await import('@aws-sdk/client-sns')
    const client = new SNSClient({
      region,
      requestHandler,
      ...(endpoints.sns ? { endpoint: endpoints.sns } : {}),
    })
    await client.send(new PublishCommand({ PhoneNumber: to, Message: text }))
  },
})
