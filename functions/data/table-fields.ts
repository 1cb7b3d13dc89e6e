/** What the table itself gives meaning to in an item, and what counts its changes: nothing that a person would look at. */
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
