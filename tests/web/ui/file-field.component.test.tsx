import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FileField, type Upload, type UploadedFile } from '../../../web/ui/file-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

/** An upload whose end and progress the test decides. */
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
  it('is sent as soon as it is chosen, shows how far it is, and is kept with its name', async () => {
    const held = heldUpload()
    const { user, value } = renderFile(held.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    expect(screen.getByText('正在上传 certificate.pdf')).toBeTruthy()
    expect(value()).toBeNull()
    held.tell(0.42)
    expect(await screen.findByText('42%')).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.42)
    held.resolve({ id: 'file-1', name: 'certificate.pdf' })
    expect(await screen.findByRole('button', { name: '更换' })).toBeTruthy()
    expect(value()).toEqual({ id: 'file-1', name: 'certificate.pdf' })
    expect(screen.getByText('certificate.pdf')).toBeTruthy()
  })

  it('tells beside the field why it was not taken, and can be tried again', async () => {
    const refused = heldUpload()
    const { user, value } = renderFile(refused.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    refused.reject(new Error('文件不能超过 20 MB，请压缩后再上传。'))
    expect(await screen.findByText('文件不能超过 20 MB，请压缩后再上传。')).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(value()).toBeNull()
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy()
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

  it('can be removed', async () => {
    const { user, value } = renderFile(heldUpload().upload, { id: 'file-1', name: 'certificate.pdf' })
    await user.click(screen.getByRole('button', { name: '移除' }))
    expect(value()).toBeNull()
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy()
  })

  it('may be the same one again after it was removed', async () => {
    const held = heldUpload()
    const { user } = renderFile(held.upload)
    await user.upload(input(), pdf('certificate.pdf'))
    held.resolve({ id: 'file-1', name: 'certificate.pdf' })
    await user.click(await screen.findByRole('button', { name: '移除' }))
    // A browser tells nothing of a file that the input already has.
    expect(input().value).toBe('')
    await user.upload(input(), pdf('certificate.pdf'))
    expect(held.sent).toEqual(['certificate.pdf', 'certificate.pdf'])
  })
})
