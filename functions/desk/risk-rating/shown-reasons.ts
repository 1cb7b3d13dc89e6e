import { confidentialReasons, type FoundReason } from '#shared/risk-rating/rating-reasons.ts'
import type { Act } from '../engine/desk-act.ts'

/** The reasons of a rating that everyone in the back office may know. */
export const openReasons = (reasons: readonly FoundReason[]): FoundReason[] =>
  reasons.filter(({ reason }) => !confidentialReasons.includes(reason))

/** The reasons of a rating that the caller may know: all of them where the alerts about flows may be seen. */
export const shownReasons = async (
  reasons: readonly FoundReason[],
  { permits }: Pick<Act, 'permits'>,
): Promise<readonly FoundReason[]> => ((await permits('flow-alert-list')) ? reasons : openReasons(reasons))
