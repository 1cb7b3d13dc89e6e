import { type ExposureStop, hardStops, type StoppedDecision, stopOverrides } from '#shared/desk/exposure.ts'
import type { Table } from '../../data/table.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { loadExposure } from './load-exposure.ts'

/** The overrides of an act's input, by field. */
export type StopOverrides = Partial<Record<(typeof stopOverrides)[ExposureStop], boolean>>

/**
 * The stops of a decision that the input overrides, for its audit entry. Each is overridden by its name and with a
 * reason: refused with all that are not.
 */
export const checkStops = async (
  table: Table,
  now: Date,
  {
    companyId,
    decision,
    overrides,
  }: { companyId: string; decision: StoppedDecision; overrides: StopOverrides },
  { reason }: Pick<Act, 'reason'>,
): Promise<{ ok: true; overridden: readonly ExposureStop[] } | DeskRefusal> => {
  const found = await loadExposure(table, companyId, now, { showsPayers: false, showsAlerts: false })
  if (!found) throw new Error(`company ${companyId} of a decision was lost`)
  const stops = hardStops[decision].filter((stop) => found.stops.includes(stop))
  const open = stops.filter((stop) => !overrides[stopOverrides[stop]])
  if (open.length > 0)
    return refuseAct(
      'ruleBroken',
      `stopped by ${open.join(', ')}: override each by its name`,
      open.map((stop) => ({ field: stopOverrides[stop], rule: 'mustAccept' })),
    )
  if (stops.length > 0 && !reason)
    return refuseAct('invalidInput', 'reason: an overridden stop needs one', [
      { field: 'reason', rule: 'required' },
    ])
  return { ok: true, overridden: stops }
}

/** The overridden stops for an audit entry; nothing where there are none. */
export const auditedOverrides = ({ overridden }: { overridden: readonly ExposureStop[] }) =>
  overridden.length > 0 ? { overriddenStops: overridden } : {}
