import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Frame } from '../../../web/desk/app/frame.tsx'
import { UsersPage } from '../../../web/desk/features/people/users-page.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const user = {
  userId: 'u1',
  email: 'a@b.example',
  createdAt: '2027-01-20T01:00:00.000Z',
  wrongPasswordsToday: 0,
  passkeys: 0,
  sessions: 0,
}

const lookUp = (told: Parameters<typeof showScreen>[1]['told']) =>
  showScreen(<UsersPage />, { path: '/users', address: '/users?user=u1', told })

test('a missing record is explained, with the original message collapsed and no retry', async () => {
  await lookUp({
    'user-show': { ok: false, reason: 'userNotFound', code: 80004, message: 'there is no user u1' },
  })
  expect(await screen.findByText('没有找到这个用户。')).toBeDefined()
  expect(screen.getByText('there is no user u1').closest('details')?.open).toBe(false)
  expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull()
})

test('a temporary failure can be retried', async () => {
  let isDown = true
  const failure = { ok: false, reason: 'databaseFailure', code: 20013, message: 'the act failed' }
  const { user: person } = await lookUp({
    'user-show': () => (isDown ? failure : user),
  })
  expect(await screen.findByText(/系统出了问题/)).toBeDefined()
  isDown = false
  await person.click(screen.getByRole('button', { name: '再试一次' }))
  expect(await screen.findByRole('region', { name: 'a@b.example' })).toBeDefined()
})

test('offline, a message is shown at once', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  await lookUp({
    'user-show': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await screen.findByText(/没有连上工作台/)).toBeDefined()
  offline.mockRestore()
  onlineManager.setOnline(true)
})

test('a user without a role sees a message in the layout, and can sign out', async () => {
  await showScreen(<Frame>anything</Frame>, {
    path: '/',
    me: { ok: false, reason: 'forbidden', code: 403, message: 'newcomer@x is in no group that has a role' },
    told: {},
  })
  expect((await screen.findByRole('alert')).textContent).toBe('您还没有工作台角色，请联系管理员。')
  expect(screen.getByRole('button', { name: '退出' })).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})
