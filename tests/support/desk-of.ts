import { everyAct } from '#shared/desk/all-acts.ts'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { DeskInput } from '../../functions/desk/engine/parse-act.ts'
import { createDeskHandler, type DeskHandler } from '../../functions/desk/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** The back office; throws if a response does not match its act's declaration. */
export const checkedDesk = (deps: Deps): DeskHandler => {
  const desk = createDeskHandler(deps)
  return async (input) => {
    const outcome = await desk(input)
    const { ok, ...response } = outcome
    const act = everyAct.find(({ name }) => name === input.action)
    // A dry run and a proposal respond with changes instead.
    if (ok && !('dryRun' in response) && !('waitsFor' in response)) act?.output.parse(response)
    return outcome
  }
}

/** The back office for tests that do not concern roles: every actor has all of them. */
export const deskOf = (deps: Deps) => {
  const desk = checkedDesk(deps)
  return (input: Omit<DeskInput, 'roles'> & { action: string; actor: string }) =>
    desk({ roles: everyDeskRole, ...input })
}
