/** What the malware scan made of a file. It cannot look into some: those behind a password, or broken. */
export type ScanVerdict = 'clean' | 'infected' | 'unscannable'

/** Reports may come twice and in any order: what was found bad stays so, whatever is told of it later. */
const overruledBy: Record<ScanVerdict, readonly ScanVerdict[]> = {
  unscannable: ['clean', 'infected'],
  clean: ['infected'],
  infected: [],
}

export const overrules = (told: ScanVerdict, before: ScanVerdict | undefined): boolean =>
  before === undefined || overruledBy[before].includes(told)

/** After so long a scan, which is a matter of seconds, is late: people look after it, and sellers are told. */
export const scanIsLateMs = 15 * 60_000

/** For so long a scan is waited for. */
export const scanWaitMs = 60 * 60_000

/** How a file stands with whoever would open it: nobody does before the scan has found it clean. */
export const fileStandings = ['available', 'checking', 'late', 'unsafe', 'uncheckable'] as const

export type FileStanding = (typeof fileStandings)[number]

const standingOf: Record<ScanVerdict, FileStanding> = {
  clean: 'available',
  infected: 'unsafe',
  unscannable: 'uncheckable',
}

/** How an upload stands that came at `completedAt`: without a verdict after an hour, none is waited for any more. */
export const standingAfterScan = (
  verdict: ScanVerdict | undefined,
  completedAt: string,
  now: Date,
): FileStanding => {
  if (verdict) return standingOf[verdict]
  const waited = now.getTime() - Date.parse(completedAt)
  if (waited < scanIsLateMs) return 'checking'
  return waited < scanWaitMs ? 'late' : 'uncheckable'
}
