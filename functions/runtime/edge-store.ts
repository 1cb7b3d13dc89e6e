import {
  CloudFrontKeyValueStoreClient,
  type CloudFrontKeyValueStoreClientConfig,
  DescribeKeyValueStoreCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore'
// The store is global, and requires signatures for all regions: the client looks for this module.
import '@aws-sdk/signature-v4a'

/** The key-value store that the distribution's functions read. */
export interface EdgeStore {
  /** Puts a value under a key; readable within seconds. */
  put(key: string, value: string): Promise<void>
}

/** The store of that ARN. Throws on a concurrent change. */
export const connectEdgeStore = (arn: string, connection: CloudFrontKeyValueStoreClientConfig): EdgeStore => {
  const client = new CloudFrontKeyValueStoreClient(connection)
  return {
    async put(Key, Value) {
      const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN: arn }))
      await client.send(new PutKeyCommand({ KvsARN: arn, Key, Value, IfMatch: ETag }))
    },
  }
}
