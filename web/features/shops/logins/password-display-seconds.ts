/** How long the password of a shop account is displayed. */
export const passwordDisplaySeconds = 30
