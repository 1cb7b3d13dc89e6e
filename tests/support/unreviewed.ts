/** For tests of something other than the review itself: fields of an approval without accepted fields. */
export const unreviewed = { unreviewedReason: 'compared outside the portal' }
