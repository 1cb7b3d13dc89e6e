/** True for a Hong Kong business registration number: the eight digits before the branch. */
export const isBrn = (text: string): boolean => /^\d{8}$/.test(text)
