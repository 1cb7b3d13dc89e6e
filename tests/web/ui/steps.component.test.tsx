import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Steps } from '../../../web/ui/steps.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { resizeWindow } from '../../support/web/resize-window.ts'

const steps = [{ label: '公司信息' }, { label: '人员', note: '约 3 分钟' }, { label: '核对' }]
const progress = () => within(screen.getByRole('navigation', { name: '申请进度' }))

describe('steps', () => {
  it('are all named on wide screens, with the current one marked', () => {
    renderScreen(<Steps steps={steps} current={1} />)
    const items = progress().getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['✓公司信息', '2人员约 3 分钟', '3核对'])
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(progress().queryByText('第 2 步，共 3 步')).not.toBeNull()
  })

  it('show the current one and its position on a phone', () => {
    resizeWindow('phone')
    const { rerender } = renderScreen(<Steps steps={steps} current={1} />)
    expect(progress().queryAllByRole('listitem')).toEqual([])
    expect(progress().getByText('第 2 步，共 3 步')).toBeTruthy()
    rerender(<Steps steps={steps} current={3} />)
    expect(progress().getByText('全部完成')).toBeTruthy()
  })
})
