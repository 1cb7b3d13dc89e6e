import { maskEmail } from '#shared/account/mask-email.ts'
import type { ContactChange } from '#shared/agreements/contact-change.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { withReadingReset } from '../data/agreement-documents.ts'
import type { Agreement, Signer } from '../data/agreements.ts'
import type { SigningStep } from '../data/signing-events.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { withSigner } from './change-agreement.ts'
import { inviteSigner } from './invite-signer.ts'

/**
 * The signer with the new address or number: identification and reading by the former contact do not carry over, and
 * its links are dead.
 */
export const activateContact = async (
  deps: Deps,
  agreement: Agreement,
  signer: Signer,
  change: ContactChange,
): Promise<{ change: Agreement; steps: SigningStep[]; writes: Record<string, Write> }> => {
  const now = deps.clock()
  const { identified: _identified, openedAt: _opened, mobile: _mobile, ...lasting } = withReadingReset(signer)
  const { email, mobile } = change
  const changed: Signer = {
    ...lasting,
    email,
    ...(mobile ? { mobile } : {}),
    contactChange: { ...change, inEffectAt: now.toISOString() },
    contact: (signer.contact ?? 0) + 1,
    status: 0,
    invitedAt: now.toISOString(),
  }
  const { signerId } = signer
  const { link, event } = await inviteSigner(deps, agreement, changed, now)
  return {
    change: withSigner(agreement, changed),
    steps: [
      {
        kind: 'contact_changed',
        signerId,
        details: {
          from: maskEmail(signer.email),
          to: maskEmail(email),
          ...(mobile ? { mobile: maskMobile(mobile) } : {}),
        },
      },
      { kind: 'invited', signerId, details: { to: maskEmail(email) } },
    ],
    writes: { link, invitation: event },
  }
}
