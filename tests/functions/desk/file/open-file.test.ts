import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCompanyAudit } from '../../../../functions/data/audit-lists.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import { pdf, scanFile, uploadFile } from '../../files/upload-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

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
