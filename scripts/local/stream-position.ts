import { readJsonFile, writeJsonFile } from './json-file.ts'

/** Up to where the stream was handled: the last record of a shard, of one stream. */
export interface StreamPosition {
  streamArn: string
  shardId: string
  sequenceNumber: string
}

/** Remembers the position in a file, so that a restart goes on where the stack was. */
export const openStreamPosition = (path: string) => {
  let position = readJsonFile<StreamPosition>(path)
  return {
    /** The position in this stream, where there is one. */
    in: (streamArn: string) => (position?.streamArn === streamArn ? position : undefined),
    moveTo(next: StreamPosition): void {
      position = next
      writeJsonFile(path, next)
    },
  }
}
