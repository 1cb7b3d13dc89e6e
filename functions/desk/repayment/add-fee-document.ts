import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { contentTypes, type FileExtension, hasTypeOf, maximumPostedSize } from '#shared/files/file-types.ts'
import { awaitScan } from '../../data/awaited-scans.ts'
import { findFacility } from '../../data/facilities.ts'
import { createFeeDocument, fileKey, findFile } from '../../data/files.ts'
import { sha256Of } from '../../data/sha256.ts'
import { withExtension } from '../../files/with-extension.ts'
import { refusePublicTexts } from '../engagement/refuse-public-text.ts'
import { describedField, fields, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

const taken = ['pdf', 'jpg', 'png'] as const satisfies readonly FileExtension[]

const typeOf = (bytes: Uint8Array): (typeof taken)[number] | undefined =>
  taken.find((extension) => hasTypeOf(extension, bytes))

const file = z
  .pipe(
    z.base64('a file in base64'),
    z.transform((text) => Buffer.from(text, 'base64')),
  )
  .check(
    z.refine(({ length }) => length > 0 && length <= maximumPostedSize, 'at most 4 MB'),
    z.refine((bytes) => typeOf(bytes) !== undefined, 'a PDF, a JPEG or a PNG'),
  )

export const addFeeDocumentAct = deskAct({
  name: 'fee-document-add',
  summary:
    'Files the document of a cost, as a bill of the bank or the court, for a fee to rest on. The seller sees it once a fee does; it goes after 30 days if none does.',
  positional: ['facilityId', 'name', 'file'],
  sensitive: {
    kinds: ['speaksForLender'],
    whyOnePerson: 'No seller sees it before two people have charged a fee by it.',
  },
  schema: z.object({
    facilityId: fields.facilityId,
    name: describedField(
      shortText(100).check(z.regex(/^[^/\\\p{Cc}]+$/u, 'without / and \\')),
      'what the document is called, as the seller sees it',
      'HSBC advice 2027-02-01',
    ),
    file: describedField(file, 'a PDF, a JPEG or a PNG of at most 4 MB', 'advice.pdf'),
  }),
  run: async ({ facilityId, name, file: bytes }, act, { table, files, clock, config }) => {
    const refused = refusePublicTexts([{ name }], config)
    if (refused) return refused
    const facility = await findFacility(table, facilityId)
    if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
    const extension = typeOf(bytes)
    if (!extension) throw new Error('the file was parsed as one of a type that is taken')
    const { companyId } = facility
    const sha256 = sha256Of(bytes)
    // The id contains the content's hash: filed again, it is the same document.
    const fileId = `fee-document-${sha256.slice(0, 32)}`
    const fileName = withExtension(name, extension)
    const outcome = { ok: true as const, facilityId, fileId, fileName, sha256 }
    if (await findFile(table, companyId, fileId)) return outcome
    const now = clock()
    const objectKey = `${fileKey(companyId, fileId)}/${sha256}`
    await files.write(objectKey, bytes, contentTypes[extension])
    const written = await table.transact({
      file: createFeeDocument(
        table,
        {
          companyId,
          fileId,
          fileName,
          extension,
          contentType: contentTypes[extension],
          size: bytes.length,
          crc32: crc32(bytes).toString(16).padStart(8, '0'),
          objectKey,
          createdAt: now.toISOString(),
        },
        now,
      ),
      scan: awaitScan(table, { companyId, fileId, since: now.toISOString() }),
      audit: act.audit({ companyId, before: null, after: { facilityId, fileId, sha256 } }),
    })
    return written.ok || (await findFile(table, companyId, fileId))
      ? outcome
      : refuseAct('changedMeanwhile', 'the document could not be filed; try again')
  },
})
