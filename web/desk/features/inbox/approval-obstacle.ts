import type { Row } from './rows.ts'

/**
 * Why the user may not approve a proposal: they proposed it, or their roles do not permit the act. Undefined if they
 * may.
 */
export const approvalObstacle = (
  row: Row,
  me: { actor: string; may: (action: string) => boolean },
): 'own' | 'roles' | undefined =>
  me.may(String(row['proposedAct'])) ? (row['proposedBy'] === me.actor ? 'own' : undefined) : 'roles'
