import type { Agreement, Signer } from '../data/agreements.ts'
import type { SigningStep } from '../data/signing-events.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { withSigner } from './change-agreement.ts'
import { inviteSigner } from './invite-signer.ts'

/** Reminds a signer by a fresh link, at the company's request or after a day. */
export const remindSigner = async (
  deps: Deps,
  agreement: Agreement,
  signer: Signer,
  by: 'company' | 'portal',
  now: Date,
): Promise<{ change: Agreement; steps: SigningStep[]; writes: Record<string, Write> }> => ({
  change: withSigner(agreement, { ...signer, remindedAt: now.toISOString() }),
  steps: [{ kind: 'reminded', signerId: signer.signerId, details: { by } }],
  writes: await inviteSigner(deps, agreement, signer, now, { isReminder: true }),
})
