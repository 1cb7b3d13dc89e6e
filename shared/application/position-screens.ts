import type { ProductLine } from '../product-lines/product-lines.ts'
import { type LineScreen, linePath } from '../site/screen-paths.ts'
import { type ApplicationStep, type PositionStatus, stepOfStatus } from './position.ts'

/** The next screen at each step. */
const screenOfStep = {
  'Drawdown Account Draft': 'registerDrawdownAccount',
  'Drawdown Account Submitted': 'registerBusinessInfo',
  'Business Info Submitted': 'registerSigning',
  'Signing Initiated': 'registerSigningLoading',
  'Signing Completed': 'home',
} as const satisfies Record<ApplicationStep, LineScreen>

/** The path of the next screen for a user of `line` at `status`. */
export const pathOfStatus = (line: ProductLine, status: PositionStatus): string =>
  linePath(line, screenOfStep[stepOfStatus(status)])

/** The gated screens, and the steps that each admits. */
export const stepGates = {
  registerBusinessInfo: ['Drawdown Account Submitted'],
  registerSigning: ['Business Info Submitted', 'Signing Initiated'],
  registerSigningLoading: ['Business Info Submitted', 'Signing Initiated'],
} as const satisfies Partial<Record<LineScreen, readonly ApplicationStep[]>>

export type GatedScreen = keyof typeof stepGates

/** True when a gated screen admits a user of `line` at `status`; null is before the first step. */
export const mayOpenStep = (
  screen: GatedScreen,
  line: ProductLine,
  status: PositionStatus | null,
): boolean => {
  const steps: readonly ApplicationStep[] = stepGates[screen]
  return status?.startsWith(`${line.statusPrefix} `) === true && steps.includes(stepOfStatus(status))
}
