import type { NamedAct } from '#shared/desk/all-acts.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'

/** True if one of the roles may perform the act. */
export const isPermitted = (act: Pick<NamedAct, 'roles'>, roles: readonly DeskRole[]): boolean =>
  act.roles.some((role) => roles.includes(role))

/** The declarations of all acts that these roles permit. Loads those of every subject. */
export const permittedActs = async (roles: readonly DeskRole[]): Promise<NamedAct[]> => {
  const { everyAct } = await import('#shared/desk/all-acts.ts')
  return everyAct.filter((act) => isPermitted(act, roles))
}

export const permittedActNames = async (roles: readonly DeskRole[]): Promise<string[]> =>
  (await permittedActs(roles)).map(({ name }) => name)
