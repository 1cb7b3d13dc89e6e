import type { ListedAct } from '#shared/desk/console.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { DeskAct } from '../engine/desk-act.ts'

/** An act's description and fields, for an environment with or without four eyes. */
export const describeAct = (action: DeskAct, { fourEyes }: Pick<Deps['config'], 'fourEyes'>): ListedAct => ({
  action: action.name,
  summary: action.summary,
  changes: !action.reads,
  needsReason: action.needsReason ?? false,
  needsSecondPerson: fourEyes && action.fourEyes !== undefined,
  ...(fourEyes && typeof action.fourEyes === 'object' ? { secondPersonDepends: true as const } : {}),
})
