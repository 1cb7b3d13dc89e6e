import { expect, test } from 'vitest'
import type { FileKind } from '#shared/files/file-kinds.ts'
import { listCompanyAudit } from '../../../../functions/data/audit-lists.ts'
import { findCompleteFile, retainFile } from '../../../../functions/data/files.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { pdf, scanFile, uploadFile } from '../../files/upload-file.ts'

const app = await useTestApp()

/** A seller with an upload, and the ways to scan and to open it. */
const upload = async () => {
  const { companyId, token } = await signUpSeller(app)
  const content = pdf()
  const fileId = await uploadFile(app, token, { content, name: 'bank.pdf' })
  return {
    companyId,
    fileId,
    content,
    scan: (status: string) => scanFile(app, companyId, fileId, content, status),
    open: () => callDesk(app, 'file-open', { companyId, fileId }),
  }
}

const looksOf = async (companyId: string) =>
  (await listCompanyAudit(app.deps.table, companyId, { limit: 20 })).items
    .filter(({ action }) => action === 'file-open')
    .map(({ actor, after }) => ({ actor, after }))

test('a document that was found clean is had by a link, and who looked is on record', async () => {
  const { companyId, fileId, content, scan, open } = await upload()
  await scan('NO_THREATS_FOUND')
  const opened = (await open()) as unknown as { url: string }
  expect(opened).toMatchObject({ ok: true, fileName: 'bank.pdf', contentType: 'application/pdf' })
  const saved = await fetch(opened.url)
  expect(saved.headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(await saved.arrayBuffer()).equals(Buffer.from(content))).toBe(true)
  expect(await looksOf(companyId)).toEqual([{ actor: 'tester', after: { fileId } }])
})

test.each<[FileKind | undefined, boolean]>([
  ['dispute_evidence', true],
  ['identity', false],
  [undefined, false],
])('of what is kept as %s, payments may open it: %s', async (kind, isOpen) => {
  const { companyId, fileId, scan } = await upload()
  await scan('NO_THREATS_FOUND')
  const { table } = app.deps
  const file = await findCompleteFile(table, companyId, fileId)
  if (file && kind) await table.transact({ kept: retainFile(table, file, kind, app.clock.now()) })
  const given = { action: 'file-open', actor: 'mary', roles: ['payments'] as const, companyId, fileId }
  expect(await createDeskHandler(app.deps)(given)).toMatchObject(
    isOpen ? { ok: true } : { ok: false, reason: 'forbidden' },
  )
  expect(await looksOf(companyId)).toHaveLength(isOpen ? 1 : 0)
})

test('one that is not scanned, or not clean, is had by nobody, and none of another company', async () => {
  const { companyId, fileId, scan, open } = await upload()
  expect(await open()).toMatchObject({ ok: false, reason: 'fileBeingChecked' })
  await scan('THREATS_FOUND')
  expect(await open()).toMatchObject({ ok: false, reason: 'fileUnsafe' })
  const stranger = await signUpSeller(app)
  expect(await callDesk(app, 'file-open', { companyId: stranger.companyId, fileId })).toMatchObject({
    ok: false,
    reason: 'notFound',
  })
  expect(await looksOf(companyId)).toEqual([])
})
