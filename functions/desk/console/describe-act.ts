import type { ListedAct } from '#shared/desk/console.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { DeskAct } from '../engine/desk-act.ts'

/** What an act does and takes, in an environment that asks for a second person or does not. */
export const describeAct = (action: DeskAct, { fourEyes }: Pick<Deps['config'], 'fourEyes'>): ListedAct => ({
  action: action.name,
  summary: action.summary,
  changes: !action.reads,
  needsReason: action.needsReason ?? false,
  needsSecondPerson: fourEyes && action.fourEyes !== undefined,
  ...(fourEyes && typeof action.fourEyes === 'object' ? { secondPersonDepends: true as const } : {}),
})
