import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DrawdownsPanel } from '../../../../web/pages/home/activity-panels.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { anApplication } from './seller-state-builders.ts'

describe('the latest drawdowns', () => {
  it('show why one was rejected, and no due date of it (N10)', () => {
    const rejected = { status: 'rejected', stage: 'rejected', rejection: 'billOverdue' } as const
    renderScreen(<DrawdownsPanel applications={[anApplication(rejected)]} />)
    expect(screen.getByText('公司有账单已过还款日。请先还清，再申请提款。')).toBeTruthy()
    expect(screen.queryByText(/2027年2月19日/)).toBeNull()
  })

  it.each(['due', 'repaid'] as const)('show no due date of one whose bills have theirs: %s', (stage) => {
    renderScreen(<DrawdownsPanel applications={[anApplication({ stage, next_due_date: null })]} />)
    expect(screen.queryByText(/到期$/)).toBeNull()
  })

  it('show the next due date of one that was paid out', () => {
    renderScreen(<DrawdownsPanel applications={[anApplication()]} />)
    expect(screen.getByText('下次还款 2027年2月19日')).toBeTruthy()
  })
})
