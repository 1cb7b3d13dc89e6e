import { findInvitationOfToken, type Invitation } from '../data/invitations.ts'
import type { Write } from '../data/table.ts'
import { type Refused, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { expectInviter } from './inviter.ts'

interface GoodInvitation {
  ok: true
  invitation: Invitation
  /** Belong in the transaction that uses the invitation: assert that its sender still is an administrator. */
  inviterHeld: Record<string, Write>
}

/**
 * The valid invitation of a mailed token. A used, withdrawn or superseded one is unknown, and so is one whose sender is
 * no administrator any more.
 */
export const findValidInvitation = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  token: string,
): Promise<GoodInvitation | Refused<'invitationLinkInvalid' | 'invitationExpired'>> => {
  const invitation = await findInvitationOfToken(table, token)
  const inviterHeld = invitation && (await expectInviter(table, invitation))
  if (!invitation || !inviterHeld) return refuse('invitationLinkInvalid')
  if (invitation.expiresAt <= clock().toISOString()) return refuse('invitationExpired')
  return { ok: true, invitation, inviterHeld }
}
