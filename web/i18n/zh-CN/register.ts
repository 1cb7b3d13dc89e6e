/** Words of the register screens. */
export const register = {}
