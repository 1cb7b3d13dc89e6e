import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import type { Table } from '../../../functions/data/table.ts'
import type { OpenStream } from '../stream-reader.ts'

/** A client's connection to an engine without HTTP. */
export type EngineConnection = Pick<DynamoDBClientConfig, 'credentials' | 'requestHandler' | 'signer'>

/** A table in this process, and the stream of its changes. */
export interface OpenedTable {
  readonly table: Table
  readonly openStream: OpenStream
}

/** A DynamoDB engine that runs with the stack. */
export interface Engine {
  readonly endpoint: string
  /** Additional client settings in this process. If present, the endpoint is unreachable without them. */
  readonly connection?: EngineConnection
  /** Resolves with its last output when the engine has ended. Unexpected unless `stop` was called. */
  readonly exited: Promise<string>
  stop(): Promise<void>
  /** Whether S3, SES, SNS and KMS are at the endpoint as well, and it may have other users' tables. */
  readonly servesAll?: true
  /** Creates a table that is reached without a client. An engine of such tables has no others. */
  openTable?(name: string): OpenedTable
  /** Deletes a table's stream records before `handled` that are older than a day, for an engine that does not. */
  trimStream?(tableName: string, handled: string): Promise<void>
}

/** Starts an engine that stores its data in `folder`, or nowhere when `ephemeral`. Throws `StartFailure`. */
export type StartEngine = (options: { folder: string; ephemeral: boolean }) => Promise<Engine>
