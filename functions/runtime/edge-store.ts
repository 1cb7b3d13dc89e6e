import {
  CloudFrontKeyValueStoreClient,
  type CloudFrontKeyValueStoreClientConfig,
  DescribeKeyValueStoreCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore'
// The store answers everywhere at once, and takes signatures that are good in every region: the client looks for this.
import '@aws-sdk/signature-v4a'

/** What the distribution's functions read at the edge. */
export interface EdgeStore {
  /** Puts a value under a key, there within seconds. */
  put(key: string, value: string): Promise<void>
}

/** The store of that ARN. Throws where somebody else changed it at the same moment. */
export const connectEdgeStore = (arn: string, connection: CloudFrontKeyValueStoreClientConfig): EdgeStore => {
  const client = new CloudFrontKeyValueStoreClient(connection)
  return {
    async put(Key, Value) {
      const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN: arn }))
      await client.send(new PutKeyCommand({ KvsARN: arn, Key, Value, IfMatch: ETag }))
    },
  }
}
