import * as z from 'zod/mini'
import { findCredentials } from '../data/credentials.ts'
import { recordEvent } from '../data/events.ts'
import { type SuppressedAddress, suppressAddress } from '../data/suppression-list.ts'
import type { Deps } from '../runtime/deps.ts'

const recipients = z.array(z.object({ emailAddress: z.string() }))

/** The mail service's report on a mail, by EventBridge: the fields in use. */
const mailFeedback = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients, feedbackId: z.string() }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      complaint: z.object({ complainedRecipients: recipients, feedbackId: z.string() }),
    }),
  ]),
})

type Report = Pick<SuppressedAddress, 'why' | 'feedbackId'> & { emails: string[] }

const emailsOf = (of: z.infer<typeof recipients>) => of.map(({ emailAddress }) => emailAddress)

/** The addresses to suppress. None for a transient bounce: a full mailbox, a server that is down. */
const readReport = ({ detail }: z.infer<typeof mailFeedback>): Report => {
  if (detail.eventType === 'Complaint') {
    const { complainedRecipients, feedbackId } = detail.complaint
    return { why: 'complained', feedbackId, emails: emailsOf(complainedRecipients) }
  }
  const { bounceType, bouncedRecipients, feedbackId } = detail.bounce
  const emails = bounceType === 'Permanent' ? emailsOf(bouncedRecipients) : []
  return { why: 'bounced', feedbackId, emails }
}

type Reached = Pick<Deps, 'table' | 'clock'>

/**
 * Suppresses an address, and notifies its user through another channel. A report counts once: if it is repeated after
 * the address was released, nothing happens.
 */
const stop = async (email: string, { why, feedbackId }: Report, { table, clock }: Reached): Promise<void> => {
  const now = clock()
  const userId = (await findCredentials(table, email))?.userId
  await table.transact({
    stop: suppressAddress(table, { email, why, feedbackId, at: now.toISOString() }),
    event: userId
      ? recordEvent(table, { name: 'mail-stopped', userId, why }, `mail-stopped:${userId}:${feedbackId}`, now)
      : undefined,
  })
}

/** Handles the mail service's reports; idempotent. */
export const createMailFeedbackHandler =
  ({ table, clock, log }: Reached & Pick<Deps, 'log'>) =>
  async (event: unknown): Promise<void> => {
    const report = readReport(mailFeedback.parse(event))
    const { why, feedbackId, emails } = report
    for (const email of emails) await stop(email, report, { table, clock })
    log('info', 'mail feedback was dealt with', { why, feedbackId, stopped: emails.length })
  }
