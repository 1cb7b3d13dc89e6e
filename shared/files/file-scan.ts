/** The verdict of the malware scan. Some files cannot be scanned: password-protected or broken ones. */
export type ScanVerdict = 'clean' | 'infected' | 'unscannable'

/** Results may arrive twice and in any order: a bad verdict is never overruled by a better one. */
const overruledBy: Record<ScanVerdict, readonly ScanVerdict[]> = {
  unscannable: ['clean', 'infected'],
  clean: ['infected'],
  infected: [],
}

export const overridesVerdict = (told: ScanVerdict, before: ScanVerdict | undefined): boolean =>
  before === undefined || overruledBy[before].includes(told)

/** After this time a scan, which takes seconds, is late: the alarm is raised, and sellers are informed. */
export const scanIsLateMs = 15 * 60_000

/** How long to wait for a scan. */
export const scanWaitMs = 60 * 60_000

/** The state of a file: it can be opened only once its scan has passed. */
export const fileStates = ['available', 'checking', 'late', 'unsafe', 'uncheckable'] as const

export type FileState = (typeof fileStates)[number]

const standingOf: Record<ScanVerdict, FileState> = {
  clean: 'available',
  infected: 'unsafe',
  unscannable: 'uncheckable',
}

/** The state of an upload completed at `completedAt`: without a verdict after an hour, none is expected any more. */
export const fileStateAfterScan = (
  verdict: ScanVerdict | undefined,
  completedAt: string,
  now: Date,
): FileState => {
  if (verdict) return standingOf[verdict]
  const waited = now.getTime() - Date.parse(completedAt)
  if (waited < scanIsLateMs) return 'checking'
  return waited < scanWaitMs ? 'late' : 'uncheckable'
}
