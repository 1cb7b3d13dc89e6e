import { replaceCustomerService } from '../../functions/data/customer-services.ts'
import { sha256Of } from '../../functions/data/sha256.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** The contact that a local site shows where no link names one. */
export const localContact = 'brightquay'

/** Sets up the contact. Its `image` is a PNG of a QR code that leads to the mailbox of the default brand. */
export const seedCustomerService = async (
  { table }: Pick<Deps, 'table'>,
  image: Uint8Array,
  now: Date,
): Promise<void> => {
  await table.transact(
    replaceCustomerService(
      table,
      {
        serviceId: localContact,
        name: 'Brightquay',
        sha256: sha256Of(image),
        changedAt: now.toISOString(),
        version: 0,
      },
      Buffer.from(image).toString('base64'),
    ),
  )
}
