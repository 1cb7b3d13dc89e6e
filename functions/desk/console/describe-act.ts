import type { NamedAct } from '#shared/desk/all-acts.ts'
import type { ListedAct } from '#shared/desk/console.ts'
import type { Deps } from '../../runtime/deps.ts'

/** An act's description and fields, for an environment with or without four eyes. */
export const describeAct = (action: NamedAct, { fourEyes }: Pick<Deps['config'], 'fourEyes'>): ListedAct => ({
  action: action.name,
  summary: action.summary,
  ...(action.subject ? { subject: action.subject } : {}),
  changes: !action.reads,
  ...(action.unpreviewed ? { unpreviewed: true as const } : {}),
  needsReason: action.needsReason ?? false,
  needsSecondPerson: fourEyes && action.fourEyes !== undefined,
  ...(fourEyes && typeof action.fourEyes === 'object' ? { secondPersonDepends: true as const } : {}),
})
