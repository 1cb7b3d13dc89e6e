import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const EndSession = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>结束会话</Button>
      <Dialog
        open={open}
        onClose={close}
        title="让这台设备退出登录？"
        footer={<Button onClick={close}>退出登录</Button>}
      >
        这台设备要重新登录。
      </Dialog>
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: '让这台设备退出登录？' })
const opener = () => screen.getByRole('button', { name: '结束会话' })

const open = async () => {
  const { user } = renderScreen(<EndSession />)
  await user.click(opener())
  return { user, shown: dialog() as HTMLDialogElement }
}

describe('a dialog', () => {
  it('is not rendered before it is opened; then it is modal, named by its title, and focused', async () => {
    const { user } = renderScreen(<EndSession />)
    expect(dialog()).toBeNull()
    await user.click(opener())
    expect(dialog()).toHaveProperty('open', true)
    expect(document.activeElement).toBe(dialog())
    expect(screen.getByRole('heading', { name: '让这台设备退出登录？' })).toBeTruthy()
  })

  it('closes on Escape, and returns the focus to its opener', async () => {
    const { user } = await open()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it.each(['关闭', '退出登录'])('closes by the button %s, and returns the focus', async (name) => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name }))
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('closes on a click outside, and not on one inside', async () => {
    const { shown } = await open()
    fireEvent.mouseDown(screen.getByText('这台设备要重新登录。'))
    expect(dialog()).not.toBeNull()
    // A click on the backdrop targets the dialog element; its content is in an inner box.
    fireEvent.mouseDown(shown)
    expect(dialog()).toBeNull()
  })

  it('can be opened again', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    await user.click(opener())
    expect(dialog()).not.toBeNull()
  })
})
