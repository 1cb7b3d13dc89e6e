import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { endUnusedAuthorisation } from './end-unused-authorisation.ts'

/** Ends an authorisation of several shops if the seller has chosen none of them. */
export const onSharedAuthorisationUnused: BulkSubscriber<'shared-authorisation-unused'> = async (
  event,
  deps,
) => {
  await endUnusedAuthorisation(deps, event)
  return undefined
}
