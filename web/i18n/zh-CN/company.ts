/** Words of the company screens. */
export const company = {}
