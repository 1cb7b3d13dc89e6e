import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getSession, setSession } from '../../../web/desk/api/session.ts'
import { dropDrafts, latestDraftAddress, setDraftOwner } from '../../../web/desk/api/stored-drafts.ts'
import { ActDialog } from '../../../web/desk/features/acts/act-dialog.tsx'
import { ActPage } from '../../../web/desk/features/acts/act-page.tsx'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

const leaves = vi.fn<() => void>()

const form = declaredForm('company-note')

const address = '/acts/company-note?companyId=c-1'

const show = (told: Record<string, object> = { 'company-note': {} }) =>
  showScreen(<ActPage />, { path: '/acts/:name', address, told: { 'act-show': form, ...told } })

const note = () => screen.findByRole('textbox', { name: '备注内容' })

/** Unmounts the page without the user's leaving the form, as a redirect to the identity provider does. */
const loseThePage = (): void => {
  const kept = { ...sessionStorage }
  cleanup()
  for (const [place, draft] of Object.entries(kept)) sessionStorage.setItem(place, String(draft))
}

/** The back office rejects the user's token. */
const expire = (): void => {
  const answer = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
    String(init?.body).includes('act-show') ? answer(url, init) : Response.json({}, { status: 401 }),
  )
}

beforeEach(() => {
  sessionStorage.clear()
  leaves.mockClear()
  setSession({
    ...getSession(),
    signInAgain() {
      leaves()
      return new Promise<never>(() => {})
    },
  })
  setDraftOwner('ada')
})

test('a draft is restored after an expired session, for the same user only', async () => {
  const { user } = await show()
  await user.type(await note(), '已致电董事')
  expire()
  await user.click(screen.getByRole('button', { name: '预览' }))
  await waitFor(() => expect(leaves).toHaveBeenCalled())
  expect(latestDraftAddress()).toBe(address)
  loseThePage()

  setDraftOwner('ada')
  await show()
  expect(((await note()) as HTMLTextAreaElement).value).toBe('已致电董事')
  loseThePage()

  setDraftOwner('grace')
  await show()
  expect(((await note()) as HTMLTextAreaElement).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('已致电董事')
})

test('a draft in a dialog is returned to on its act’s own page', async () => {
  const { user } = await showScreen(
    <ActDialog
      action="company-note"
      given={{ companyId: 'c-1', companyNameEn: null, companyNameCn: '海港' }}
      onClose={() => {}}
    />,
    { path: '/', told: { 'act-show': form, 'company-note': {} } },
  )
  expect(latestDraftAddress()).toBeUndefined()
  await user.type(await note(), '已致电董事')
  expect(latestDraftAddress()).toBe(address)
})

test('a draft is deleted when it is sent, cancelled, or at sign-out', async () => {
  const { user } = await show()
  await user.type(await note(), '已致电董事')
  expect(sessionStorage.length).toBe(1)
  await user.click(screen.getByRole('button', { name: '预览' }))
  await user.click(await screen.findByRole('button', { name: '执行' }))
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  expect(((await note()) as HTMLTextAreaElement).value).toBe('')

  await user.type(await note(), '再写一条')
  expect(sessionStorage.length).toBe(1)
  cleanup()
  expect(sessionStorage.length).toBe(0)

  const again = await show()
  await again.user.type(await note(), '第三条')
  dropDrafts()
  expect(sessionStorage.length).toBe(0)
})

test('a double click does it once', async () => {
  const { calls, user } = await show()
  await user.type(await note(), '已致电董事')
  await user.dblClick(screen.getByRole('button', { name: '预览' }))
  const done = await screen.findByRole('button', { name: '执行' })
  const sent = () => calls.filter(({ action }) => action === 'company-note')
  expect(sent()).toHaveLength(1)
  await user.dblClick(done)
  await waitFor(() => expect(sent().filter(({ dryRun }) => !dryRun)).toHaveLength(1))
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  expect(sent().filter(({ dryRun }) => !dryRun)).toHaveLength(1)
})
