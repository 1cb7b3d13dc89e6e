import { findCustomerService, replaceCustomerService } from '../../data/customer-services.ts'
import { sha256Of } from '../../data/sha256.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { refusePublicTexts } from './refuse-public-text.ts'

export const setCustomerServiceAct: RunAct<'customer-service-set'> = async (
  { id, name, image: bytes },
  act,
  { table, clock, config },
) => {
  const refused = refusePublicTexts([{ name }], config)
  if (refused) return refused
  const before = await findCustomerService(table, id)
  const sha256 = sha256Of(bytes)
  const outcome = { ok: true as const, id, name, sha256 }
  if (before?.sha256 === sha256 && before.name === name) return outcome
  const written = await table.transact({
    ...replaceCustomerService(
      table,
      {
        serviceId: id,
        name,
        sha256,
        changedAt: clock().toISOString(),
        version: before?.version ?? 0,
      },
      bytes.toString('base64'),
    ),
    audit: act.audit({
      before: before ? { customerService: id, name: before.name, sha256: before.sha256 } : null,
      after: { customerService: id, name, sha256 },
    }),
  })
  if (!written.ok)
    return refuseAct('changedMeanwhile', 'the contact was changed at the same moment; look again')
  return outcome
}
