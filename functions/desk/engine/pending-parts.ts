import type { Deps } from '../../runtime/deps.ts'
import type { DeskOutcome } from './desk-act.ts'
import { dryRunAct } from './dry-run-steps.ts'
import type { ActRun, PendingAct } from './perform-act.ts'
import { previewAct } from './preview-act.ts'

type PendingParts =
  | { pending: readonly PendingAct[]; outcome?: never }
  | { outcome: DeskOutcome; pending?: never }

/** The writes of an act, transaction by transaction; or its outcome, if it is refused or changes nothing. */
export const pendingParts = async (run: Omit<ActRun, 'commit'>, deps: Deps): Promise<PendingParts> => {
  if (!run.action.multiTransaction) {
    const preview = await previewAct(run, deps)
    return preview.pending ? { pending: [preview.pending] } : preview
  }
  const { outcome, pending } = await dryRunAct(run, deps)
  return outcome.ok && pending.length > 0 ? { pending } : { outcome }
}
