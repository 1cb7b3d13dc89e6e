import { type DeskRefusal, refuseAct } from './desk-act.ts'

export interface ProvenPerson {
  ok: true
  /** Lower case: the same person whatever role they took. */
  actor: string
  /** The ARN that IAM proved. */
  principal: string
}

const userPattern = /^arn:[\w-]+:iam::\d{12}:user\/(?:.*\/)?(?<actor>[^/]+)$/
const sessionPattern = /^arn:[\w-]+:sts::\d{12}:assumed-role\/(?<role>[^/]+)\/(?<actor>[^/]+)$/

/**
 * Who acts, from the principal that IAM proved. A user is a person; a role's session is one only where its name was
 * given by who granted the role (as IAM Identity Center does), not chosen by who took it: that is so for roles whose
 * names begin as `roles` says. Anybody else could be two people at once.
 */
export const identifyPerson = (principal: string, roles: readonly string[]): ProvenPerson | DeskRefusal => {
  const user = userPattern.exec(principal)?.groups
  const session = sessionPattern.exec(principal)?.groups
  const isNamed = session && roles.some((role) => session['role']?.startsWith(role))
  const actor = user?.['actor'] ?? (isNamed ? session['actor'] : undefined)
  return actor
    ? { ok: true, actor: actor.toLowerCase(), principal }
    : refuseAct('forbidden', `${principal} is nobody that the lender’s side knows as one person`)
}
