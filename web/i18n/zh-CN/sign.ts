/** Words of the sign screens. */
export const sign = {}
