/** The table's technical attributes and version counters, which no person would look at. */
export const tableFields: ReadonlySet<string> = new Set([
  'pk',
  'sk',
  'gsi1pk',
  'gsi1sk',
  'ttl',
  'type',
  'version',
  'postingCount',
  'latestPostingId',
  'revision',
  'heldChanges',
  'dayChanges',
])
