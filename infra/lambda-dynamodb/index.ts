/**
 * Replaces `@aws-sdk/client-dynamodb` in the Lambdas' bundles, as far as the table uses it: the SDK's client is half of the
 * code that a cold start loads. Tests run the table over both.
 */
import { Command } from './client.ts'

export { DynamoDBClient } from './client.ts'
export {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
  TransactionConflictException,
} from './service-error.ts'

const commandOf = (operation: string) =>
  class extends Command {
    constructor(input: object) {
      super(operation, input)
    }
  }

export const BatchGetItemCommand = commandOf('BatchGetItem')
export const DeleteItemCommand = commandOf('DeleteItem')
export const GetItemCommand = commandOf('GetItem')
export const PutItemCommand = commandOf('PutItem')
export const QueryCommand = commandOf('Query')
export const ScanCommand = commandOf('Scan')
export const TransactWriteItemsCommand = commandOf('TransactWriteItems')
export const UpdateItemCommand = commandOf('UpdateItem')
