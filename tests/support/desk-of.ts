import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { DeskInput } from '../../functions/desk/engine/parse-act.ts'
import { createDeskHandler } from '../../functions/desk/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** The back office for tests that do not concern roles: every actor has all of them. */
export const deskOf = (deps: Deps) => {
  const desk = createDeskHandler(deps)
  return (input: Omit<DeskInput, 'roles'> & { action: string; actor: string }) =>
    desk({ roles: everyDeskRole, ...input })
}
