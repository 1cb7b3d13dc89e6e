import { recordEvent } from '../data/events.ts'
import { endInvitation, type Invitation } from '../data/invitations.ts'
import { type Membership, replaceMembership, withRole } from '../data/memberships.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** The writes of joining by an invitation, for any user: the invitation is consumed in the same transaction. */
export const joinWrites = (
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
  invitation: Invitation,
  userId: string,
  before: Membership | undefined,
): Record<string, Write> => {
  const { companyId, role, email, invitedBy } = invitation
  const now = clock()
  return {
    invitation: endInvitation(table, invitation),
    ...replaceMembership(
      table,
      withRole(
        {
          companyId,
          userId,
          role,
          status: 'Active',
          since: now.toISOString(),
          admittedBy: invitedBy,
          invitedBy,
          version: before?.version ?? 0,
        },
        role,
        invitedBy,
        now,
      ),
    ),
    told: recordEvent(
      table,
      { name: 'company-users-changed', companyId, news: 'joined', email, role, userId },
      random.id(),
      now,
    ),
  }
}
