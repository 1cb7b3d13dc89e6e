import { beforeEach, describe, expect, it } from 'vitest'
import { documentsOf } from '#shared/kyc/kyc-sections.schema.ts'
import { fieldsToReview } from '#shared/kyc/review-progress.ts'
import { findFile } from '../../../../functions/data/files.ts'
import { listKycVersions } from '../../../../functions/data/kyc.ts'
import { createScanResultHandler } from '../../../../functions/events/scan-result.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { scanResult } from '../../files/upload-file.ts'
import { completeKyc, submit } from '../../kyc/kyc-data.ts'

const app = await useTestApp({ config: { fourEyes: true } })
let seller: Seller
let kycId = ''
beforeEach(async () => {
  seller = await signUpSeller(app)
  kycId = await completeKyc(app, seller.token)
  await submit(app, seller.token, kycId)
  for (const fileId of (await submission()).fileIds) {
    const file = await findFile(app.deps.table, seller.companyId, fileId)
    await createScanResultHandler(app.deps)(scanResult(file?.objectKey ?? '', 'NO_THREATS_FOUND'))
  }
})

const act = (action: string, fields: object = {}, actor = 'ada') =>
  deskOf(app.deps)({ action, actor, reason: 'compared', companyId: seller.companyId, ...fields })
const approve = (fields: object = {}) => act('kyc-approve', fields)

const submission = async () => {
  const [version] = await listKycVersions(app.deps.table, seller.companyId, kycId)
  if (!version) throw new Error('nothing was submitted')
  return {
    fields: fieldsToReview(version.sections),
    fileIds: [...new Set(documentsOf(version.sections).map(({ fileId }) => fileId))],
  }
}
const acceptAll = async (actor = 'ada') =>
  act('kyc-check', { kycId, fields: (await submission()).fields }, actor)
const openAll = async (actor = 'ada') => {
  for (const fileId of (await submission()).fileIds)
    expect(await act('file-open', { fileId }, actor)).toMatchObject({ ok: true })
}
/** What the second person sees of the proposal. */
const proposed = async () => {
  const listed = await act('proposal-list', {}, 'grace')
  const { waiting } = listed as unknown as { waiting: { companyId: string; after: object }[] }
  return waiting.find(({ companyId }) => companyId === seller.companyId)?.after
}

const stopped = (stops: string) => ({
  ok: false,
  reason: 'ruleBroken',
  message: expect.stringContaining(stops),
  errors: [{ field: 'unreviewedReason', rule: 'required' }],
})

describe('the approval of a KYC', () => {
  it('is stopped until each field was accepted and each document opened (A5)', async () => {
    expect(await approve()).toMatchObject(stopped('unacceptedFields, unopenedDocuments'))
    await acceptAll()
    expect(await approve()).toMatchObject(stopped('by unopenedDocuments:'))
    await openAll()
    expect(await approve()).toMatchObject({ ok: true, waitsFor: 'a second person' })
  })

  it('goes on for a reason, which the second person sees with what was looked at', async () => {
    const { fields, fileIds } = await submission()
    await act('kyc-check', { kycId, fields: fields.slice(0, 2) }, 'bob')
    await act('file-open', { fileId: fileIds[0] })
    await act('file-open', { fileId: fileIds[0] })
    expect(await approve({ unreviewedReason: 'seen at the registry' })).toMatchObject({ ok: true })
    expect(await proposed()).toEqual({
      kycStatus: 'approved',
      acceptedFields: 2,
      submittedFields: fields.length,
      openedDocuments: 1,
      submittedDocuments: fileIds.length,
      reviewedBy: ['bob', 'ada'],
      riskRating: 'low',
      unreviewedReason: 'seen at the registry',
    })
  })

  it('is carried out as proposed though the review went on meanwhile', async () => {
    const first = await approve({ unreviewedReason: 'seen at the registry' })
    await acceptAll('bob')
    const { proposalId } = first as unknown as { proposalId: string }
    expect(await act('proposal-approve', { proposalId, companyId: undefined }, 'grace')).toMatchObject({
      ok: true,
      kycStatus: 'approved',
    })
  })

  it('counts the documents that its reviewers opened, and no look of others', async () => {
    await acceptAll()
    const { fileIds } = await submission()
    for (const fileId of fileIds)
      await deskOf(app.deps)({
        action: 'file-open',
        actor: 'carol',
        roles: ['auditor'],
        companyId: seller.companyId,
        fileId,
      })
    expect(await approve()).toMatchObject(stopped('unopenedDocuments'))
    const shown = (await act('kyc-show')) as unknown as { opened: unknown[] }
    expect(shown.opened).toEqual([])
    await openAll('bob')
    expect(((await act('kyc-show')) as unknown as { opened: unknown[] }).opened).toHaveLength(fileIds.length)
  })

  it('counts each document once when two reviewers open it at the same moment', async () => {
    const { fileIds } = await submission()
    const [fileId] = fileIds
    await Promise.all(['ada', 'bob', 'carol'].map((actor) => act('file-open', { fileId }, actor)))
    const { opened } = (await act('kyc-show')) as unknown as { opened: { by: string }[] }
    expect(opened.map(({ by }) => by).toSorted()).toEqual(['ada', 'bob', 'carol'])
    await approve({ unreviewedReason: 'seen at the registry' })
    expect(await proposed()).toMatchObject({ openedDocuments: 1, submittedDocuments: fileIds.length })
  })
})
