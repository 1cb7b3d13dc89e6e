import type { Agreement, Signer } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { createSigningLink } from '../data/signing-links.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The writes that invite or remind a signer: a fresh link, and the event that mails it. Earlier links stay valid until
 * they expire, so that a late mail still opens.
 */
export const inviteSigner = async (
  { table, random, seal }: Deps,
  { companyId, agreementId }: Agreement,
  { signerId, contact }: Signer,
  now: Date,
  { isReminder }: { isReminder?: true } = {},
): Promise<{ link: Write; event: Write }> => {
  const token = random.secret()
  const sealedToken = await seal.seal(token, 'event')
  return {
    link: createSigningLink(
      table,
      token,
      { companyId, agreementId, signerId, ...(contact ? { contact } : {}) },
      now,
    ),
    event: recordEvent(
      table,
      {
        name: 'signer-invited',
        companyId,
        agreementId,
        signerId,
        sealedToken,
        ...(isReminder ? { isReminder } : {}),
      },
      random.id(),
      now,
    ),
  }
}
