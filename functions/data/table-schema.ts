/**
 * The one table, as plain data: the CDK app and the local stack both create it from here.
 * Keys and index keys are strings. The stream carries each item's new image to its two consumers (`functions/events/lanes.ts`).
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [{ name: 'by-group', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  streamView: 'NEW_IMAGE',
  ttlAttribute: 'ttl',
} as const
