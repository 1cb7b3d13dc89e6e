/** For how long a password of a shop account stays on the screen. */
export const shownSeconds = 30
