import {
  type ApplicationStep,
  type PositionStatus,
  stepGates,
  stepOfStatus,
} from '#shared/application/position.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'

/** True when a gated route lets a user of `line` in who stands at `status`; null is before the first step. */
export const isLetIn = (
  route: keyof typeof stepGates,
  line: ProductLine,
  status: PositionStatus | null,
): boolean => {
  const steps: readonly ApplicationStep[] = stepGates[route]
  return status?.startsWith(`${line.statusPrefix} `) === true && steps.includes(stepOfStatus(status))
}
