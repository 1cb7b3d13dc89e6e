/** Words of the repay screens. */
export const repay = {}
