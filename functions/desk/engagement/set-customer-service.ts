import * as z from 'zod/mini'
import { imageSize } from '#shared/files/image-size.ts'
import { findCustomerService, replaceCustomerService } from '../../data/customer-services.ts'
import { sha256Of } from '../../data/sha256.ts'
import { chosenId, describedField, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { refusePublicTexts } from './refuse-public-text.ts'

/** In bytes: a QR code takes a few thousand, and every visitor downloads it. */
const largestImage = 64 * 1024

/** In pixels, for either side: a picture of few bytes can decode to a gigabyte. */
const longestSide = 2000

const isShowable = (bytes: Uint8Array): boolean => {
  const size = imageSize(bytes)
  return size !== undefined && [size.width, size.height].every((side) => side >= 1 && side <= longestSide)
}

const image = z
  .pipe(
    z.base64('a picture in base64'),
    z.transform((text) => Buffer.from(text, 'base64')),
  )
  .check(
    z.refine((bytes) => bytes.length <= largestImage, 'at most 64 KB'),
    z.refine(isShowable, `a PNG or a JPEG of at most ${longestSide} pixels a side`),
  )

export const setCustomerServiceAct = deskAct({
  name: 'customer-service-set',
  summary:
    'Sets a customer-service contact and its QR code: a PNG or a JPEG of at most 64 KB and 2000 pixels a side, in base64.',
  positional: ['id'],
  sensitive: { kinds: ['speaksForLender'] },
  needsReason: true,
  fourEyes: true,
  schema: z.object({
    id: describedField(chosenId, 'the contact, as cpid names it', '12'),
    name: describedField(shortText(100), 'what the contact is called', 'Mei'),
    image: describedField(image, 'a PNG or a JPEG of at most 64 KB', 'contact.png'),
  }),
  run: async ({ id, name, image: bytes }, act, { table, clock, config }) => {
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
  },
})
