import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { DeskInput } from '../../functions/desk/engine/parse-act.ts'
import { createDeskHandler } from '../../functions/desk/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** The lender's side, where what is tested is no matter of roles: whoever acts has all of them. */
export const deskOf = (deps: Deps) => {
  const desk = createDeskHandler(deps)
  return (input: Omit<DeskInput, 'roles'> & { action: string; actor: string }) =>
    desk({ roles: everyDeskRole, ...input })
}
