import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../web/ui/button.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

it('ignores a second click while the first is being handled', async () => {
  const press = vi.fn<() => void>()
  const { user } = renderScreen(
    <Button busy onClick={press}>
      签署并提取
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '签署并提取', busy: true })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('keeps the focus while it is busy', async () => {
  const { user, rerender } = renderScreen(<Button>签署并提取</Button>)
  await user.tab()
  rerender(<Button busy>签署并提取</Button>)
  const button = screen.getByRole<HTMLButtonElement>('button', { busy: true })
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
})

it('does not submit its form again while it is busy, also by Enter', async () => {
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const { user, container } = renderScreen(
    <form>
      <input aria-label="金额" />
      <Button type="submit" busy>
        保存
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', send)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await user.type(screen.getByLabelText('金额'), '1{Enter}')
  expect(send).not.toHaveBeenCalled()
})

it('submits a form only as a submit button', async () => {
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const { user, container } = renderScreen(
    <form>
      <Button>取消</Button>
      <Button type="submit">保存</Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', send)
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(send).toHaveBeenCalledOnce()
})
