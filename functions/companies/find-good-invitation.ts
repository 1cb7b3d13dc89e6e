import { findInvitationOfToken, type Invitation } from '../data/invitations.ts'
import { refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** The invitation behind a mailed token while it is good. One that was used, withdrawn or sent anew is unknown. */
export const findGoodInvitation = async ({ table, clock }: Pick<Deps, 'table' | 'clock'>, token: string) => {
  const invitation: Invitation | undefined = await findInvitationOfToken(table, token)
  if (!invitation) return refuse('invitationLinkInvalid')
  if (invitation.expiresAt <= clock().toISOString()) return refuse('invitationExpired')
  return { ok: true, invitation } as const
}
