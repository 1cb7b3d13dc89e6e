import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import type { Attachment, Mail } from './deps.ts'
import { mimeMessage } from './mime-message.ts'

/** Sends a mail with a file, which SES takes whole alone. */
export const mailWithFile = (from: string, mail: Mail, file: Attachment): SendRawEmailCommand =>
  new SendRawEmailCommand({
    Source: from,
    Destinations: [mail.to],
    RawMessage: { Data: Buffer.from(mimeMessage(from, mail, file)) },
  })
