import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { DeskSignIn } from '../../../functions/desk/desk-access.ts'
import { groupOf } from './demo-people.ts'
import { consoleClientId } from './identity-provider.ts'

/** The console's sign-in at the local identity provider. */
export const localSignIn = ({ issuer, audience }: { issuer: string; audience: string }): DeskSignIn => ({
  issuer,
  audience,
  clientId: consoleClientId,
  personClaim: 'email',
  groupsClaim: 'groups',
  roles: Object.fromEntries(everyDeskRole.map((role) => [groupOf(role), [role]])),
  secondFactors: ['mfa'],
  scope: 'openid offline_access desk',
  resource: audience,
})
