import { type DeskPerson, findDeskPerson } from '../../data/desk-people.ts'
import type { Proposal } from '../../data/proposals.ts'
import type { Table } from '../../data/table.ts'
import { type Act, type DeskRefusal, refuseAct } from './desk-act.ts'

/** Why what somebody proposed does not land any more, by what the portal knows of them; null where nothing stands against it. */
export type ProposerEligibility = 'left' | 'withoutRole' | 'unknown' | null

const standingOf = (
  person: DeskPerson | undefined,
  { action, proposedAt }: Pick<Proposal, 'action' | 'proposedAt'>,
  actsOf: Act['actsOf'],
): ProposerEligibility => {
  if (!person) return 'unknown'
  if (person.leftAt !== undefined && proposedAt <= person.leftAt) return 'left'
  return actsOf(person.roles).includes(action) ? null : 'withoutRole'
}

type Proposed = Pick<Proposal, 'proposalId' | 'proposer' | 'action' | 'proposedAt'>

/** How whoever proposed something stands now. */
export const proposerEligibility = async (
  table: Table,
  proposal: Proposed,
  actsOf: Act['actsOf'],
): Promise<ProposerEligibility> =>
  standingOf(await findDeskPerson(table, proposal.proposer), proposal, actsOf)

const why: Record<NonNullable<ProposerEligibility>, string> = {
  left: 'has left the lender since',
  withoutRole: 'was last at the desk without a role for it',
  unknown: 'is nobody that the desk has seen lately',
}

/**
 * Whoever proposed it, while what they proposed may commit: the desk has seen them last with a role for it, and nobody has noted that
 * they left. Who has which role is the identity provider's: this knows what it was last told.
 */
export const findEligibleProposer = async (
  table: Table,
  proposal: Proposed,
  actsOf: Act['actsOf'],
): Promise<{ ok: true; person: DeskPerson } | DeskRefusal> => {
  const person = await findDeskPerson(table, proposal.proposer)
  const standing = standingOf(person, proposal, actsOf)
  return person && standing === null
    ? { ok: true, person }
    : refuseAct(
        'wrongState',
        `${proposal.proposer}, who proposed ${proposal.proposalId}, ${why[standing ?? 'unknown']}: somebody else proposes it anew`,
      )
}
