import type { Emulator } from './emulator.ts'

interface FileVersions {
  Versions?: { Key: string; VersionId: string; IsLatest: boolean }[]
  DeleteMarkers?: { Key: string; VersionId: string; IsLatest: boolean }[]
}

/** Restores a deleted file by the steps of docs/recovery.md: without its delete marker, the former version is current. */
export const restoreFile = async (emulator: Emulator, Bucket: string, Key: string): Promise<void> => {
  const { DeleteMarkers = [] } = (await emulator.call('s3', 'list_object_versions', {
    Bucket,
    Prefix: Key,
  })) as FileVersions
  const marker = DeleteMarkers.find((each) => each.Key === Key && each.IsLatest)
  if (!marker) throw new Error(`${Key} has no delete marker`)
  await emulator.call('s3', 'delete_object', { Bucket, Key, VersionId: marker.VersionId })
}

/** A fingerprint of a file's content. */
export const contentOf = async (emulator: Emulator, Bucket: string, Key: string): Promise<string> => {
  const { ETag, ContentLength } = (await emulator.call('s3', 'head_object', { Bucket, Key })) as {
    ETag: string
    ContentLength: number
  }
  return `${ETag} ${ContentLength}`
}
