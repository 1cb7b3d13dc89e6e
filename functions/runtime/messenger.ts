import type { Config } from './config.ts'
import type { Log, Messenger } from './deps.ts'

/** The errors of SES and SNS for an address or number that cannot exist. */
const unknownDestination = new Set([
  'InvalidParameterValue',
  'InvalidParameterException',
  'InvalidParameterValueException',
])

/**
 * Mails by SES, SMS by SNS. Their clients are loaded by the first mail and the first SMS. Messages to an impossible
 * address or number are dropped: anybody may type one, and retries would block those behind it.
 */
export const createMessenger = (
  { region, endpoints, mailFrom }: Config,
  requestHandler: { requestTimeout: number; connectionTimeout: number; throwOnRequestTimeout?: boolean },
  log: Log,
): Messenger => {
  const giveUpOnNobody = (error: unknown): void => {
    if (!(error instanceof Error && unknownDestination.has(error.name))) throw error
    log('error', 'a mail or an SMS has nobody to go to', { error: error.name })
  }
  return {
    async sendMail(mail) {
      const [{ SESClient }, { sendBySes }] = await Promise.all([
        import('@aws-sdk/client-ses'),
        import('./send-by-ses.ts'),
      ])
      const client = new SESClient({
        region,
        requestHandler,
        ...(endpoints.ses ? { endpoint: endpoints.ses } : {}),
      })
      await sendBySes(client, mailFrom, mail).catch(giveUpOnNobody)
    },

    async sendSms(to, text) {
      const { SNSClient, PublishCommand } = await import('@aws-sdk/client-sns')
      const client = new SNSClient({
        region,
        requestHandler,
        ...(endpoints.sns ? { endpoint: endpoints.sns } : {}),
      })
      await client.send(new PublishCommand({ PhoneNumber: to, Message: text })).catch(giveUpOnNobody)
    },
  }
}
