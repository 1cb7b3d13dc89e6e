/** The table's technical attributes and version counters, which are not shown to people. */
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
