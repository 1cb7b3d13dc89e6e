import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'

/** How a client reaches an engine that is not asked over HTTP. */
export type EngineConnection = Pick<DynamoDBClientConfig, 'credentials' | 'requestHandler' | 'signer'>

/** A DynamoDB engine that runs beside the stack. */
export interface Engine {
  readonly endpoint: string
  /** What clients of this process are made with besides. Where there is one, the endpoint leads nowhere without it. */
  readonly connection?: EngineConnection
  /** Resolves when the engine has ended, with its last words. Nobody expects it unless `stop` was called. */
  readonly exited: Promise<string>
  stop(): Promise<void>
  /** Whether S3, SES, SNS and KMS are at the endpoint as well, and it may have tables of others. */
  readonly servesAll?: true
  /** Deletes a table's stream records before the one `handled` that are older than a day, of an engine that does not. */
  trimStream?(tableName: string, handled: string): Promise<void>
}

/** Starts an engine that keeps its data in `folder`, or nowhere when `ephemeral`. Throws `StartFailure`. */
export type StartEngine = (options: { folder: string; ephemeral: boolean }) => Promise<Engine>
