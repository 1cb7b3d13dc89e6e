import { crc32 } from 'node:zlib'
import { typeOf } from '#shared/desk/repayment.acts.ts'
import { contentTypes } from '#shared/files/file-types.ts'
import { awaitScan } from '../../data/awaited-scans.ts'
import { findFacility } from '../../data/facilities.ts'
import { createFeeDocument, fileKey, findFile } from '../../data/files.ts'
import { sha256Of } from '../../data/sha256.ts'
import { withExtension } from '../../files/with-extension.ts'
import { refusePublicTexts } from '../engagement/refuse-public-text.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const addFeeDocumentAct: RunAct<'fee-document-add'> = async (
  { facilityId, name, file: bytes },
  act,
  { table, files, clock, config },
) => {
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
}
