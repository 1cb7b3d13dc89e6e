/** Words of the drawdown screens. */
export const drawdown = {}
