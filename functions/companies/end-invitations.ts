import { endInvitation, listInvitationsOf } from '../data/invitations.ts'
import type { Table, Write } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

/**
 * DynamoDB takes 100 writes in one transaction. Older invitations beyond these are invalid, as their sender is gone.
 */
const maxEnded = 60

/** The writes that withdraw the invitations of a former administrator. They fail if one was just used. */
export const endInvitationsOf = async (
  table: Table,
  named: { companyId: string; userId: string },
): Promise<Record<string, Write>> => {
  const newestFirst = (await listInvitationsOf(table, named)).toSorted((one, other) =>
    other.invitedAt.localeCompare(one.invitedAt),
  )
  return Object.fromEntries(
    newestFirst
      .slice(0, maxEnded)
      .map((invitation) => [`sent:${invitation.invitationId}`, endInvitation(table, invitation)]),
  )
}

/**
 * Withdraws the invitations of a former administrator that were sent up to `until` (ISO timestamp, UTC) and committed
 * concurrently with the end of the membership. Repeatable.
 */
export const endExpiredInvitations = async (
  table: Table,
  named: { companyId: string; userId: string },
  until: string,
): Promise<void> => {
  const sent = await listInvitationsOf(table, named)
  await writeAll(
    table,
    sent.filter(({ invitedAt }) => invitedAt <= until).map((each) => endInvitation(table, each)),
  )
}
