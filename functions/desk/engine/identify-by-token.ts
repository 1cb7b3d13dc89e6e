import { type DeskSignIn, isGroupId } from '../desk-access.ts'
import { type DeskRefusal, refuseAct } from './desk-act.ts'
import type { ProvenPerson } from './identify-person.ts'

/** A claim with several values, as API Gateway passes it: `[a b]`, separated by blanks. */
const valuesOf = (claim: string | undefined): string[] =>
  (claim ?? '')
    .replace(/^\[(.*)\]$/, '$1')
    .split(' ')
    .filter(Boolean)

const name = /^[\w.@+-]{1,100}$/

/**
 * The actor and their roles, from the claims of a token that the gateway verified. Issuer and audience are checked here
 * as well: the gateway's configuration is in another file.
 */
export const identifyByToken = (
  claims: Readonly<Record<string, string | undefined>>,
  signIn: DeskSignIn | undefined,
): ProvenPerson | DeskRefusal => {
  if (!signIn || claims['iss'] !== signIn.issuer || !valuesOf(claims['aud']).includes(signIn.audience))
    return refuseAct('forbidden', 'the token is not for the lender’s desk')
  const actor = claims[signIn.personClaim] ?? ''
  const { sub } = claims
  if (!name.test(actor) || !sub)
    return refuseAct('forbidden', `the token names nobody in ${signIn.personClaim}`)
  if (!valuesOf(claims['amr']).some((method) => signIn.secondFactors.includes(method)))
    return refuseAct('forbidden', 'the desk is for those who signed in with a second factor')
  const groups = valuesOf(claims[signIn.groupsClaim])
  // In a list separated by blanks, a name with a blank would become two groups.
  if (!groups.every(isGroupId))
    return refuseAct(
      'forbidden',
      `${signIn.groupsClaim} of the token has to have the ids of groups, not names`,
    )
  const roles = groups.flatMap((group) =>
    Object.hasOwn(signIn.roles, group) ? (signIn.roles[group] ?? []) : [],
  )
  return roles.length > 0
    ? {
        ok: true,
        actor: actor.toLowerCase(),
        principal: `${signIn.issuer}#${sub}`,
        roles: [...new Set(roles)],
      }
    : refuseAct('forbidden', `${actor} is in no group that has a role at the desk`)
}
