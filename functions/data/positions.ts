import {
  type ApplicationStep,
  type PositionStatus,
  precedingSteps,
  statusOfStep,
} from '#shared/application/position.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import { type Table, update, type Write } from './table.ts'

/** A company's progress in the application for a product line. */
export interface Position {
  status: PositionStatus
  updatedAt: string
}

const key = (companyId: string, line: ProductLine) =>
  companyItemKey(companyId, `POSITION#${line.productCode}`)

/** Access pattern: a company's progress in a product line; undefined before its first step. */
export const findPosition = async (
  table: Table,
  companyId: string,
  line: ProductLine,
): Promise<Position | undefined> => table.get<Position>(key(companyId, line))

/**
 * Moves the position to `step`, in the transaction that completes the step before. Fails unless the present step may be
 * followed by it; the first step may also come where there is none.
 */
export const advancePosition = (
  table: Table,
  companyId: string,
  line: ProductLine,
  step: ApplicationStep,
  now: Date,
  options: { orFirst?: boolean } = {},
): Write => {
  const follows = { status: { oneOf: precedingSteps(step).map((each) => statusOfStep(line, each)) } }
  return update<Position>(table, key(companyId, line), {
    set: { type: 'position', status: statusOfStep(line, step), updatedAt: now.toISOString() },
    when: options.orFirst ? { anyOf: [follows, { pk: absent }] } : follows,
  })
}
