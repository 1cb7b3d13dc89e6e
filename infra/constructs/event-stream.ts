import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { auditPartition } from '../../functions/data/audit-entries.ts'
import { countedTypes } from '../../functions/data/counted-types.ts'
import { eventType } from '../../functions/data/events.ts'
import { DeadLetters } from './dead-letters.ts'
import type { PortalFunction } from './portal-function.ts'

const isEvent = { type: { S: FilterRule.isEqual(eventType) } }

/** Changes of these items update their facility's portfolio contribution. */
const isCounted = {
  type: { S: FilterRule.or(...countedTypes) },
  facilityId: { S: FilterRule.exists() },
}

/**
 * Delivers the table's stream to the events Lambda: new and redelivered events; changes of a facility's contribution;
 * and changes of audit entries, which should never happen.
 */
export class EventStream extends Construct {
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, { table, events }: { table: ITable; events: PortalFunction }) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    events.lambda.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 10,
        // Events are independent: those of one shard need not wait for each other.
        parallelizationFactor: 5,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 10,
        onFailure: new SqsDlq(this.deadLetters),
        filters: [
          FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT'), dynamodb: { NewImage: isEvent } }),
          FilterCriteria.filter({ dynamodb: { NewImage: isCounted } }),
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('MODIFY'),
            dynamodb: {
              NewImage: {
                ...isEvent,
                handOvers: { N: FilterRule.exists() },
                doneAt: { S: FilterRule.notExists() },
              },
            },
          }),
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('MODIFY'),
            dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(auditPartition('')) } } },
          }),
        ],
      }),
    )
  }
}
