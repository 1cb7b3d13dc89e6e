/**
 * Retention in days of data that expires automatically; the purposes are in `retention.ts`. Constants, so that a bundle
 * contains only those it uses.
 */
export const entriesKeptDays = 180
export const devicesKeptDays = 180
export const securityLogKeptDays = 365
export const uploadsKeptDays = 30
export const eventsKeptDays = 30
