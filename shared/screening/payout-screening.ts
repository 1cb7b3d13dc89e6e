import type { ScreeningOutcome } from './screening-states.ts'

/** The state of a company's screening, as far as a payout depends on it. */
export interface ScreeningState {
  outcome: ScreeningOutcome
  /** When every name was last searched. ISO timestamp, UTC. */
  answeredAt?: string
  /** The number of hits that hold the company. */
  holding: number
  /** The payout accounts whose holders were searched. */
  accounts: readonly { id: string; version: number }[]
}

/** Every company is screened nightly: if its screening is older than this, one was missed. */
const validMs = 36 * 3_600_000

/** Why a payout has to wait for the screening; undefined if it does not. A company without a screening waits. */
export const payoutScreeningObstacle = (
  screening: ScreeningState | undefined,
  payout: { approvedAt: string; account: { id: string; version: number } | undefined; now: Date },
): 'screening hit' | 'not screened' | undefined => {
  if (!screening) return 'not screened'
  if (screening.holding > 0) return 'screening hit'
  const { outcome, answeredAt, accounts } = screening
  const since = new Date(payout.now.getTime() - validMs).toISOString()
  if (outcome !== 'answered' || !answeredAt || answeredAt < payout.approvedAt || answeredAt < since)
    return 'not screened'
  const { account } = payout
  const isCovered =
    !account || accounts.some(({ id, version }) => id === account.id && version === account.version)
  return isCovered ? undefined : 'not screened'
}
