import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { auditPartition } from '../../functions/data/audit-entries.ts'
import { countedTypes } from '../../functions/data/counted-types.ts'
import { eventType } from '../../functions/data/events.ts'
import { bulkEvents, type LaneName, laneLimits, parallelBatches } from '../../functions/events/lanes.ts'
import { DeadLetters } from './dead-letters.ts'
import type { PortalFunction } from './portal-function.ts'

type Filter = ReturnType<typeof FilterCriteria.filter>

/** New and redelivered events of these names. */
const eventsNamed = (name: unknown[]): Filter[] => {
  const event = { type: { S: FilterRule.isEqual(eventType) }, name: { S: name } }
  return [
    FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT'), dynamodb: { NewImage: event } }),
    FilterCriteria.filter({
      eventName: FilterRule.isEqual('MODIFY'),
      dynamodb: {
        NewImage: {
          ...event,
          handOvers: { N: FilterRule.exists() },
          doneAt: { S: FilterRule.notExists() },
        },
      },
    }),
  ]
}

const filters: Record<LaneName, Filter[]> = {
  events: [
    // An event of another version may have any name.
    ...eventsNamed([{ 'anything-but': bulkEvents }]),
    // Changes of audit entries, which should never happen.
    FilterCriteria.filter({
      eventName: FilterRule.isEqual('MODIFY'),
      dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(auditPartition('')) } } },
    }),
  ],
  'bulk-events': [
    ...eventsNamed([...bulkEvents]),
    // Changes of these items update their facility's portfolio contribution.
    FilterCriteria.filter({
      dynamodb: {
        NewImage: { type: { S: FilterRule.or(...countedTypes) }, facilityId: { S: FilterRule.exists() } },
      },
    }),
  ],
}

/** Delivers the table's stream to the Lambda of each lane, by filters: a lane never waits for another. */
export class EventStream extends Construct {
  readonly deadLetters: DeadLetters

  constructor(
    scope: Construct,
    id: string,
    { table, functions }: { table: ITable; functions: Record<LaneName, PortalFunction> },
  ) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    for (const lane of Object.keys(filters) as LaneName[])
      functions[lane].live.addEventSource(
        new DynamoEventSource(table, {
          startingPosition: StartingPosition.TRIM_HORIZON,
          batchSize: laneLimits[lane].batchSize,
          parallelizationFactor: parallelBatches,
          bisectBatchOnError: true,
          reportBatchItemFailures: true,
          retryAttempts: 10,
          onFailure: new SqsDlq(this.deadLetters),
          filters: filters[lane],
        }),
      )
  }
}
