import type { Row } from './rows.ts'

/** Why somebody does not approve what is proposed: it is their own, or what is proposed is not for their roles. */
export const whyNotDecide = (
  row: Row,
  me: { actor: string; may: (action: string) => boolean },
): 'own' | 'roles' | undefined =>
  me.may(String(row['proposedAct'])) ? (row['proposedBy'] === me.actor ? 'own' : undefined) : 'roles'
