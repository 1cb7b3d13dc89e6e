/** For how many days the portal keeps what goes by itself; what for is in `retention.ts`. Constants, so that a bundle has those that it uses. */
export const entriesKeptDays = 180
export const devicesKeptDays = 180
export const securityNotesKeptDays = 365
export const uploadsKeptDays = 30
export const eventsKeptDays = 30
