import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { type DeskRefusal, refuseAct } from './desk-act.ts'

export interface ProvenPerson {
  ok: true
  /** Lower case, and the same for all roles of a person. */
  actor: string
  /** The authenticated principal: the IAM ARN, or the identity provider and its subject. */
  principal: string
  roles: readonly DeskRole[]
}

const userPattern = /^arn:[\w-]+:iam::\d{12}:(?<path>user\/(?:.*\/)?(?<actor>[^/]+))$/
const sessionPattern = /^arn:[\w-]+:sts::\d{12}:assumed-role\/(?<role>[^/]+)\/(?<actor>[^/]+)$/

/**
 * The actor and their roles, from the principal that IAM authenticated. A user is a person; a role's session is one
 * only if its name was set by the granter of the role (as in IAM Identity Center), not chosen by its user.
 * `rolesByName` has the roles to trust by the beginning of their name; a user's name begins with `user/` and the user's
 * path. Any other principal could pose as two people.
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
