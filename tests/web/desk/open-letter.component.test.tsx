import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as saving from '../../../web/api/save-file.ts'
import { OpenLetter } from '../../../web/desk/features/overdue/open-letter.tsx'
import { showScreen } from './show-screen.tsx'

const letter = <OpenLetter companyId="c-1" fileId="letter-1" />

test('an issued letter is saved by the link of its file', async () => {
  const saved = vi.spyOn(saving, 'saveLink').mockReturnValue()
  const { user, calls } = await showScreen(letter, {
    path: '/overdue',
    told: { 'file-open': { url: 'https://files.test/letter.pdf' } },
  })
  expect(saved).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: '打开信函' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('https://files.test/letter.pdf'))
  expect(calls.at(-1)).toMatchObject({ action: 'file-open', companyId: 'c-1', fileId: 'letter-1' })
})

test('it cannot be opened by roles that do not open files', async () => {
  await showScreen(letter, { path: '/overdue', told: {} })
  expect(screen.queryByRole('button', { name: '打开信函' })).toBeNull()
})
