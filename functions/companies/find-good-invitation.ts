import { findInvitationOfToken, type Invitation } from '../data/invitations.ts'
import type { Write } from '../data/table.ts'
import { type Refused, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { expectInviter } from './inviter.ts'

interface GoodInvitation {
  ok: true
  invitation: Invitation
  /** Go into the transaction that uses the invitation: its sender still administers the company. */
  inviterHeld: Record<string, Write>
}

/**
 * The invitation behind a mailed token while it is good. One that was used, withdrawn or sent again is unknown, and so is one
 * whose sender does not administer the company any more.
 */
export const findGoodInvitation = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  token: string,
): Promise<GoodInvitation | Refused<'invitationLinkInvalid' | 'invitationExpired'>> => {
  const invitation = await findInvitationOfToken(table, token)
  const inviterHeld = invitation && (await expectInviter(table, invitation))
  if (!invitation || !inviterHeld) return refuse('invitationLinkInvalid')
  if (invitation.expiresAt <= clock().toISOString()) return refuse('invitationExpired')
  return { ok: true, invitation, inviterHeld }
}
