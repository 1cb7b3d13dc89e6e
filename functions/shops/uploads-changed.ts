import { recordEvent } from '../data/events.ts'
import type { Write } from '../data/table.ts'
import type { UploadedSource } from '../data/uploaded-sources.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The event that recalculates the limits which count uploaded sales, one for each version of a shop; none for a payment
 * account, which counts for no limit.
 */
export const uploadsChanged = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { companyId, sourceId, kind, version }: Pick<UploadedSource, 'companyId' | 'sourceId' | 'kind' | 'version'>,
): Write | undefined =>
  kind === 'shop'
    ? recordEvent(
        table,
        { name: 'uploads-changed', companyId },
        `uploads-changed:${companyId}:${sourceId}:${version}`,
        clock(),
      )
    : undefined
