import { type DeskPerson, findDeskPerson } from '../../data/desk-people.ts'
import type { Proposal } from '../../data/proposals.ts'
import type { Table } from '../../data/table.ts'
import { type Act, type DeskRefusal, refuseAct } from './desk-act.ts'

/** Why somebody's proposals can no longer be executed, as far as the portal knows; null if they can. */
export type ProposerEligibility = 'left' | 'withoutRole' | 'unknown' | null

const eligibilityOf = async (
  person: DeskPerson | undefined,
  { action, proposedAt }: Pick<Proposal, 'action' | 'proposedAt'>,
  permits: Act['permits'],
): Promise<ProposerEligibility> => {
  if (!person) return 'unknown'
  if (person.leftAt !== undefined && proposedAt <= person.leftAt) return 'left'
  return (await permits(action, person.roles)) ? null : 'withoutRole'
}

type Proposed = Pick<Proposal, 'proposalId' | 'proposer' | 'action' | 'proposedAt'>

/** The current eligibility of a proposer. */
export const proposerEligibility = async (
  table: Table,
  proposal: Proposed,
  permits: Act['permits'],
): Promise<ProposerEligibility> =>
  eligibilityOf(await findDeskPerson(table, proposal.proposer), proposal, permits)

const why: Record<NonNullable<ProposerEligibility>, string> = {
  left: 'has left the lender since',
  withoutRole: 'was last at the desk without a role for it',
  unknown: 'is nobody that the desk has seen lately',
}

/**
 * The proposer, while their proposals may be executed: on their last visit they had a role for the act, and nobody has
 * recorded that they left. Roles belong to the identity provider: this only knows the last visit's.
 */
export const findEligibleProposer = async (
  table: Table,
  proposal: Proposed,
  permits: Act['permits'],
): Promise<{ ok: true; person: DeskPerson } | DeskRefusal> => {
  const person = await findDeskPerson(table, proposal.proposer)
  const eligibility = await eligibilityOf(person, proposal, permits)
  return person && eligibility === null
    ? { ok: true, person }
    : refuseAct(
        'wrongState',
        `${proposal.proposer}, who proposed ${proposal.proposalId}, ${why[eligibility ?? 'unknown']}: somebody else proposes it anew`,
      )
}
