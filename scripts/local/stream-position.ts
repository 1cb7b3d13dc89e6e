import { readJsonFile, writeJsonFile } from './json-file.ts'

/** The progress of a stream: the last handled record of a shard, for one stream. */
export interface StreamPosition {
  streamArn: string
  shardId: string
  sequenceNumber: string
}

/** Stores the position in a file, so that a restarted stack continues there. Without a path, it is kept in memory. */
export const openStreamPosition = (path: string | undefined) => {
  let position = path === undefined ? undefined : readJsonFile<StreamPosition>(path)
  return {
    /** The position in this stream, if there is one. */
    in: (streamArn: string) => (position?.streamArn === streamArn ? position : undefined),
    moveTo(next: StreamPosition): void {
      position = next
      if (path !== undefined) writeJsonFile(path, next)
    },
  }
}
