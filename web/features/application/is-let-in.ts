import { gates, type PositionStatus, type Step, stepOfStatus } from '#shared/application/position.ts'
import type { Line } from '#shared/lines/lines.ts'

/** True when a gated route lets a user of `line` in who stands at `status`; null is before the first step. */
export const isLetIn = (route: keyof typeof gates, line: Line, status: PositionStatus | null): boolean => {
  const steps: readonly Step[] = gates[route]
  return status?.startsWith(`${line.statusPrefix} `) === true && steps.includes(stepOfStatus(status))
}
