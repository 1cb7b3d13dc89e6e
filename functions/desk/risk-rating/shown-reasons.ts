import { type AppliedRatingReason, confidentialReasons } from '#shared/risk-rating/rating-reasons.ts'

/** The reasons of a rating that a reader may know: all of them only for one who may see the alerts about flows. */
export const shownReasons = (
  reasons: readonly AppliedRatingReason[],
  { showsAlerts }: { showsAlerts: boolean },
): readonly AppliedRatingReason[] =>
  showsAlerts ? reasons : reasons.filter(({ reason }) => !confidentialReasons.includes(reason))
