import { confidentialReasons, type FoundReason } from '#shared/risk-rating/rating-reasons.ts'

/** The reasons of a rating that a reader may know: all of them only for one who may see the alerts about flows. */
export const shownReasons = (
  reasons: readonly FoundReason[],
  { showsAlerts }: { showsAlerts: boolean },
): readonly FoundReason[] =>
  showsAlerts ? reasons : reasons.filter(({ reason }) => !confidentialReasons.includes(reason))
