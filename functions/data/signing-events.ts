import {
  canonicalEvent,
  emptyChain,
  type SigningEvent,
  type SigningEventKind,
} from '#shared/agreements/signing-chain.ts'
import type { Agreement } from './agreements.ts'
import { companyPartition } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { sha256Of } from './sha256.ts'
import { create, type Table, type Write } from './table.ts'

/** A signing event before it is chained. */
export interface SigningStep {
  kind: SigningEventKind
  signerId?: string
  ip?: string
  userAgent?: string
  details?: Readonly<Record<string, string>>
}

const prefixOf = (agreementId: string): string => `SIGNING-EVENT#${agreementId}#`

/** Access pattern: the signing events of an agreement, from its creation on. */
export const listSigningEvents = async (
  table: Table,
  companyId: string,
  agreementId: string,
): Promise<SigningEvent[]> => {
  const events: SigningEvent[] = []
  for (const { pk: _pk, sk: _sk, type: _type, ...event } of await listCompanyItems<SigningEvent>(
    table,
    companyId,
    prefixOf(agreementId),
  ))
    events.push(event)
  return events
}

/**
 * Appends events to the agreement's chain. Returns the agreement with the new end of its chain, and the writes of the
 * events, which belong in the transaction that writes the agreement: the chain can neither lag behind it nor fork.
 */
export const appendSigningEvents = <Of extends Agreement>(
  table: Table,
  agreement: Of,
  steps: readonly SigningStep[],
  now: Date,
): { agreement: Of; writes: Record<string, Write> } => {
  let chain = agreement.chain ?? emptyChain
  const writes: Record<string, Write> = {}
  for (const { details = {}, ...step } of steps) {
    const link = {
      seq: chain.length + 1,
      at: now.toISOString(),
      ...step,
      details,
      previous: chain.end,
    }
    const event: SigningEvent = { ...link, hash: sha256Of(canonicalEvent(link)) }
    writes[`event ${event.seq} of ${agreement.agreementId}`] = create<SigningEvent>(table, {
      pk: companyPartition(agreement.companyId),
      sk: `${prefixOf(agreement.agreementId)}${String(event.seq).padStart(6, '0')}`,
      type: 'signing-event',
      ...event,
    })
    chain = { length: event.seq, end: event.hash }
  }
  return { agreement: steps.length > 0 ? { ...agreement, chain } : agreement, writes }
}
