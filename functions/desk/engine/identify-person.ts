import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { type DeskRefusal, refuseAct } from './desk-act.ts'

export interface ProvenPerson {
  ok: true
  /** Lower case: the same person whatever role they took. */
  actor: string
  /** What proves the actor: the ARN that IAM knows them by, or the identity provider and its subject. */
  principal: string
  roles: readonly DeskRole[]
}

const userPattern = /^arn:[\w-]+:iam::\d{12}:(?<path>user\/(?:.*\/)?(?<actor>[^/]+))$/
const sessionPattern = /^arn:[\w-]+:sts::\d{12}:assumed-role\/(?<role>[^/]+)\/(?<actor>[^/]+)$/

/**
 * Who acts and as what, from the principal that IAM proved. A user is a person; a role's session is one only where its
 * name was given by who granted the role (as IAM Identity Center does), not chosen by who took it. `rolesByName` says
 * which roles these are and what their people do, by how the name begins; a user's name begins with `user/` and the
 * user's path. Anybody else could be two people at once.
 */
export const identifyPerson = (
  principal: string,
  rolesByName: Readonly<Record<string, readonly DeskRole[]>>,
): ProvenPerson | DeskRefusal => {
  const user = userPattern.exec(principal)?.groups
  const session = sessionPattern.exec(principal)?.groups
  const name = user?.['path'] ?? session?.['role'] ?? ''
  const roles = Object.entries(rolesByName).flatMap(([beginning, these]) =>
    name.startsWith(beginning) ? these : [],
  )
  const actor = (user ?? session)?.['actor']
  return actor && roles.length > 0
    ? { ok: true, actor: actor.toLowerCase(), principal, roles: [...new Set(roles)] }
    : refuseAct('forbidden', `${principal} is nobody that the lender’s side knows as one person with a role`)
}
