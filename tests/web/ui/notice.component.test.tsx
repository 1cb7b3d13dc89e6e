import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

it.each(['positive', 'waiting', 'neutral'] as const)('announces a %s notice as a status', (tone) => {
  renderScreen(
    <Notice tone={tone} title="请先激活邮箱" action={<Button>重发激活邮件</Button>}>
      激活邮件已发到您的邮箱。
    </Notice>,
  )
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain('请先激活邮箱')
  expect(notice.contains(screen.getByRole('button', { name: '重发激活邮件' }))).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('announces a failure as an alert', () => {
  renderScreen(<Notice tone="negative">账户已锁定</Notice>)
  expect(screen.getByRole('alert').textContent).toContain('账户已锁定')
  expect(screen.queryByRole('status')).toBeNull()
})
