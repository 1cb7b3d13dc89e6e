import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AssigneeRowBadge } from '../../../web/desk/features/work/assignee-row-badge.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const taken = { workId: 'w', takenAt: '2027-01-29T01:00:00.000Z' }

test.each([
  [null, '无人处理由我处理', { action: 'work-claim' }],
  ['grace', 'grace接手处理', { action: 'work-claim', from: 'grace' }],
  ['ada', '我的放回队列', { action: 'work-release' }],
])('what %s has says so, and is taken, taken over or put back', async (takenBy, words, asked) => {
  const { user, calls } = await showScreen(
    <AssigneeRowBadge queue="statement-line" row={{ ...taken, takenBy }} />,
    {
      path: '/statements',
      told: { 'work-claim': {}, 'work-release': {}, 'statement-line-ignore': {} },
    },
  )
  expect(document.body.textContent).toContain(words)
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(calls).toEqual([{ queue: 'statement-line', workId: 'w', ...asked }]))
})

test.each([
  ['may take nothing', { 'statement-line-ignore': {} }],
  ['sees to what waits elsewhere', { 'work-claim': {}, 'kyc-approve': {} }],
])('who %s is told alone who has it', async (_who, told) => {
  await showScreen(<AssigneeRowBadge queue="statement-line" row={{ ...taken, takenBy: 'grace' }} />, {
    path: '/statements',
    told,
  })
  expect(screen.getByText('grace')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
