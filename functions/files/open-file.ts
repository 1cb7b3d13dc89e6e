import type { FileState } from '#shared/files/file-scan.ts'
import { fileStateOf, type StoredFile } from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'

const linkSeconds = 5 * 60

const reasons = {
  checking: 'fileBeingChecked',
  late: 'fileBeingChecked',
  unsafe: 'fileUnsafe',
  uncheckable: 'fileUncheckable',
} as const satisfies Record<Exclude<FileState, 'available'>, string>

type Opened = { ok: true; url: string } | { ok: false; reason: (typeof reasons)[keyof typeof reasons] }

/** The one way to a file's content, for permitted callers: blocked until the scan has passed. */
export const openFile = async (
  file: StoredFile,
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
): Promise<Opened> => {
  const state = fileStateOf(file, clock())
  if (state !== 'available') return { ok: false, reason: reasons[state] }
  const { objectKey: key, fileName, contentType } = file
  const url = await files.presignDownload({ key, fileName, contentType, seconds: linkSeconds })
  return { ok: true, url }
}
