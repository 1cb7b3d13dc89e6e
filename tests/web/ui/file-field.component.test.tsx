import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import { InvalidFile } from '../../../web/api/invalid-file.ts'
import { FileField, type Upload, type UploadedFile } from '../../../web/ui/file-field.tsx'
import { system } from '../../../web/ui/theme/system.ts'
import { renderField } from '../../support/web/render-field.tsx'

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

/** An upload whose progress and end the test controls. */
const heldUpload = () => {
  const sent: string[] = []
  const listeners: ((share: number) => void)[] = []
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>()
  const upload: Upload = (file, onProgress) => {
    sent.push(file.name)
    listeners.push(onProgress)
    return promise
  }
  const tell = (share: number) => act(() => listeners.at(-1)?.(share))
  return { upload, sent, resolve, reject, tell }
}

const neverThere: Upload = () => Promise.reject(new Error('没有连上服务器'))

const renderFile = (upload: Upload, initial: UploadedFile | null = null) =>
  renderField(initial, (value, onChange) => (
    <FileField
      label="公司注册证书"
      value={value}
      onChange={onChange}
      upload={upload}
      wordsOf={(error) => (error as Error).message}
    />
  ))

const input = () => screen.getByLabelText<HTMLInputElement>('公司注册证书')

describe('a file', () => {
  it('is uploaded when it is chosen, shows its progress, and is stored with its name', async () => {
    const held = heldUpload()
    const { user, value } = renderFile(held.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    expect(screen.getByText('正在上传 certificate.pdf')).toBeTruthy()
    expect(value()).toBeNull()
    held.tell(0.42)
    expect(await screen.findByText('42%')).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.42)
    held.resolve({ id: 'file-1', name: 'certificate.pdf' })
    expect(await screen.findByRole('button', { name: '换一个' })).toBeTruthy()
    expect(value()).toEqual({ id: 'file-1', name: 'certificate.pdf' })
    expect(screen.getByText('certificate.pdf')).toBeTruthy()
  })

  it('shows at the field why it was rejected, and can be retried', async () => {
    const refused = heldUpload()
    const { user, value } = renderFile(refused.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    refused.reject(new Error('文件不能超过 20 MB，请压缩后再上传。'))
    expect(await screen.findByText('文件不能超过 20 MB，请压缩后再上传。')).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(value()).toBeNull()
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy()
  })

  it('that breaks a rule is not offered again (N35)', async () => {
    let tries = 0
    const { user } = renderFile(() => {
      tries++
      return Promise.reject(new InvalidFile('fileNeedsPassword'))
    })
    await user.upload(input(), pdf('statement.pdf'))
    expect(await screen.findByText(/fileNeedsPassword/)).toBeTruthy()
    fireEvent(window, new Event('online'))
    expect(tries).toBe(1)
    expect(screen.getByRole('button', { name: '换一个' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^重新上传/ })).toBeNull()
  })

  it('is uploaded again with one click after the connection was lost', async () => {
    let tries = 0
    const upload: Upload = async (file) => {
      tries++
      if (tries === 1) throw new Error('没有连上服务器')
      return { id: 'file-1', name: file.name }
    }
    const { user, value } = renderFile(upload)
    await user.upload(input(), pdf('certificate.pdf'))
    await user.click(await screen.findByRole('button', { name: '重新上传 certificate.pdf' }))
    await screen.findByRole('button', { name: '换一个' })
    expect(value()).toEqual({ id: 'file-1', name: 'certificate.pdf' })
    expect(screen.queryByText('没有连上服务器')).toBeNull()
  })

  it('is uploaded again by itself once the browser is online again', async () => {
    let tries = 0
    const upload: Upload = async (file) => {
      tries++
      if (tries === 1) throw new ApiError('network')
      return { id: 'file-1', name: file.name }
    }
    const { user, value } = renderFile(upload)
    await user.upload(input(), pdf('certificate.pdf'))
    await screen.findByRole('button', { name: '重新上传 certificate.pdf' })
    fireEvent(window, new Event('online'))
    await screen.findByRole('button', { name: '换一个' })
    expect(value()).toEqual({ id: 'file-1', name: 'certificate.pdf' })
    fireEvent(window, new Event('online'))
    expect(tries).toBe(2)
  })

  it('stays if its replacement could not be uploaded, which can be retried', async () => {
    const { user, value } = renderFile(neverThere, { id: 'file-1', name: 'first.pdf' })
    await user.upload(input(), pdf('second.pdf'))
    expect(await screen.findByRole('button', { name: '重新上传 second.pdf' })).toBeTruthy()
    expect(screen.getByText('first.pdf')).toBeTruthy()
    expect(value()).toEqual({ id: 'file-1', name: 'first.pdf' })
  })

  it('can be aborted during the upload without an error, and chosen again', async () => {
    const signals: AbortSignal[] = []
    const upload: Upload = (_, __, signal) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    const { user, value } = renderFile(upload, { id: 'file-1', name: 'first.pdf' })
    await user.upload(input(), pdf('second.pdf'))
    await user.click(screen.getByRole('button', { name: '取消上传 second.pdf' }))
    expect(document.activeElement).toBe(input())
    expect(await screen.findByText('first.pdf')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(input().getAttribute('aria-invalid')).not.toBe('true')
    expect(value()).toEqual({ id: 'file-1', name: 'first.pdf' })
    await user.upload(input(), pdf('second.pdf'))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('is announced to screen readers at each quarter and at the end', async () => {
    const held = heldUpload()
    const { user } = renderFile(held.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('正在上传 certificate.pdf 0%')
    held.tell(0.24)
    expect(status.textContent).toBe('正在上传 certificate.pdf 0%')
    held.tell(0.77)
    expect(status.textContent).toBe('正在上传 certificate.pdf 75%')
    expect(screen.getByRole('progressbar', { name: '正在上传 certificate.pdf' })).toBeTruthy()
    held.resolve({ id: 'file-1', name: 'certificate.pdf' })
    await waitFor(() => expect(status.textContent).toBe('certificate.pdf 已上传'))
  })

  it('can be a photo taken with the camera', async () => {
    const held = heldUpload()
    const { user, container } = renderFile(held.upload)
    const camera = container.querySelector<HTMLInputElement>('input[capture=environment]')
    expect(camera?.accept).toBe('image/*')
    await user.upload(camera as HTMLInputElement, new File(['x'], 'image.jpg', { type: 'image/jpeg' }))
    expect(held.sent).toEqual(['image.jpg'])
  })

  it('is uploaded in parallel with another, each with its own progress', async () => {
    const uploads = [heldUpload(), heldUpload()]
    render(
      <ChakraProvider value={system}>
        {uploads.map(({ upload }, index) => (
          <FileField
            key={String(index)}
            label={`文件 ${index}`}
            value={null}
            onChange={() => {}}
            upload={upload}
            wordsOf={String}
          />
        ))}
      </ChakraProvider>,
    )
    const user = userEvent.setup({ delay: null })
    for (const index of [0, 1])
      await user.upload(screen.getByLabelText<HTMLInputElement>(`文件 ${index}`), pdf(`${index}.pdf`))
    uploads[0]?.tell(0.4)
    uploads[1]?.tell(0.9)
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar')
    expect(bars.map(({ value }) => value)).toEqual([0.4, 0.9])
  })

  it('can be dropped, one at a time', async () => {
    const held = heldUpload()
    renderFile(held.upload)
    const place = input().parentElement as HTMLElement
    fireEvent.drop(place, { dataTransfer: { files: [pdf('first.pdf')] } })
    fireEvent.drop(place, { dataTransfer: { files: [pdf('second.pdf')] } })
    expect(await screen.findByText('正在上传 first.pdf')).toBeTruthy()
    expect(held.sent).toEqual(['first.pdf'])
  })

  it('is opened by its name if it can be displayed', async () => {
    const opened: UploadedFile[] = []
    const { user } = renderField<UploadedFile | null>(
      { id: 'file-1', name: 'certificate.pdf' },
      (value, onChange) => (
        <FileField
          label="公司注册证书"
          value={value}
          onChange={onChange}
          upload={neverThere}
          wordsOf={String}
          onOpen={(file) => opened.push(file)}
        />
      ),
    )
    await user.click(screen.getByRole('button', { name: 'certificate.pdf' }))
    expect(opened.map(({ id }) => id)).toEqual(['file-1'])
  })

  it('can be removed', async () => {
    const { user, value } = renderFile(heldUpload().upload, { id: 'file-1', name: 'certificate.pdf' })
    await user.click(screen.getByRole('button', { name: '移除' }))
    expect(value()).toBeNull()
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy()
  })

  it('can be the same file again after it was removed', async () => {
    const held = heldUpload()
    const { user } = renderFile(held.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    held.resolve({ id: 'file-1', name: 'certificate.pdf' })
    await user.click(await screen.findByRole('button', { name: '移除' }))
    // A browser fires no event for a file that is already selected.
    expect(input().value).toBe('')
    await user.upload(input(), pdf('certificate.pdf'))
    expect(held.sent).toEqual(['certificate.pdf', 'certificate.pdf'])
  })
})
