import { screen, waitFor, within } from '@testing-library/react'
import decoder from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { useFileViewer } from '../../../web/features/files/viewer/use-file-viewer.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getFileOnlineUrl } = filesEndpoints
const url = 'https://store.example/file-1'

const Screen = () => {
  const { open, viewer } = useFileViewer()
  return (
    <>
      <button type="button" onClick={() => open({ id: 'file-1', title: '公司注册证书' })}>
        打开
      </button>
      {viewer}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: '打开' })

const openFile = async () => {
  const rendered = renderScreen(<Screen />)
  await rendered.user.click(opener())
  const dialog = await screen.findByRole('dialog', { name: '公司注册证书' })
  return { ...rendered, dialog: within(dialog) }
}

const stored = (type: string, content: BlobPart = 'content') =>
  server.store(url, () => new Response(content, { headers: { 'content-type': type } }))

beforeEach(() => {
  loginSeller()
  server.answer(getFileOnlineUrl, { url })
})

describe('an opened file', () => {
  test('is shown over the page from a blob URL, and returns the focus', async () => {
    stored('image/png')
    const { user, dialog } = await openFile()
    const picture = await dialog.findByRole<HTMLImageElement>('img', { name: '公司注册证书' })
    expect(picture.src).toMatch(/^blob:/)
    await user.click(dialog.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  test('can be zoomed within limits', async () => {
    stored('image/jpeg')
    const { user, dialog } = await openFile()
    const picture = await dialog.findByRole('img', { name: '公司注册证书' })
    const larger = dialog.getByRole<HTMLButtonElement>('button', { name: '放大' })
    const smaller = dialog.getByRole<HTMLButtonElement>('button', { name: '缩小' })
    expect(smaller.disabled).toBe(true)
    await user.click(larger)
    expect(picture.style.width).toBe('150%')
    await user.click(larger)
    await user.click(larger)
    expect([picture.style.width, larger.disabled]).toEqual(['300%', true])
    await user.click(smaller)
    expect(picture.style.width).toBe('200%')
  })

  test('is downloaded by a separate link, as an attachment', async () => {
    stored('image/png')
    const { user, dialog } = await openFile()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(await dialog.findByRole('button', { name: '下载' }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).href)).toEqual([url])
    expect(server.callsOf(getFileOnlineUrl)).toHaveLength(2)
  })

  test.each([
    ['text/html', '<script>document.title = "taken"</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['application/pdf', 'no PDF'],
    ['image/heif', 'no photo'],
  ])('can be downloaded even if it is %s that cannot be displayed', async (type, content) => {
    stored(type, content)
    server.store(new URL(decoder, 'http://portal.example').href, () => new Response())
    const { dialog } = await openFile()
    expect(await dialog.findByRole('heading', { name: '无法在这里预览' })).toBeTruthy()
    expect(dialog.getByRole('button', { name: '下载' })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: '放大' })).toBeNull()
    expect(document.title).not.toBe('taken')
  })

  test('cannot be downloaded while it is being scanned', async () => {
    server.refuse(getFileOnlineUrl, 'fileBeingChecked')
    const { dialog } = await openFile()
    expect((await dialog.findByRole('status')).textContent).toContain('正在进行安全扫描')
    expect(dialog.queryByRole('button', { name: '下载' })).toBeNull()
  })

  test('is requested again after the connection was lost', async () => {
    server.breakOff(getFileOnlineUrl)
    const { user, dialog } = await openFile()
    const again = await dialog.findByRole('button', { name: '再试一次' })
    server.answer(getFileOnlineUrl, { url })
    stored('image/png')
    await user.click(again)
    expect(await dialog.findByRole('img', { name: '公司注册证书' })).toBeTruthy()
  })
})
