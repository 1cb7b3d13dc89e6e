import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { verificationEndpoints } from '#shared/agreements/verification.endpoints.ts'
import { groupedCode } from '#shared/agreements/verification-code.ts'
import type { CertifiedRecord } from '../../../../web/features/agreements/verification/verification-query.ts'
import { Component as VerifyPage } from '../../../../web/features/agreements/verification/verify-page.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { certify, code, makePaper, makeSigner, recordOf } from './certified-pdf.ts'

const { verifyAgreement } = verificationEndpoints

let paper: Uint8Array
let certified: Uint8Array
let record: CertifiedRecord

beforeAll(async () => {
  const ours = await makeSigner('Brightquay')
  paper = await makePaper()
  certified = await certify(paper, ours)
  record = await recordOf(certified, paper, ours)
})

/** The portal's public record of the document. */
const keepRecord = () =>
  server.answer(verifyAgreement, ({ body }) => {
    const asked = body as { sha256?: string; code?: string }
    return asked.code === code || asked.sha256 === record.certified_sha256
      ? record
      : { found: false as const }
  })

const fileOf = (bytes: Uint8Array, name = 'FA-20261103-7K2M.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

const choose = async (file: File) => {
  const { user } = renderScreen(<VerifyPage />)
  await user.upload(screen.getByLabelText(/选择 PDF 文件/), file)
}

const flipped = (): Uint8Array => {
  const bytes = certified.slice()
  bytes[paper.length - 40] = (bytes[paper.length - 40] ?? 0) ^ 1
  return bytes
}

describe('a PDF', () => {
  it('is reported as genuine, with its record and masked names', async () => {
    keepRecord()
    await choose(fileOf(certified))
    const heading = await screen.findByRole('heading', { name: '真实，未经改动' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('融资协议')).toBeTruthy()
    expect(screen.getByText('FA-20261103-7K2M')).toBeTruthy()
    expect(screen.getByText('C••• T•••')).toBeTruthy()
    expect(screen.getByText('无，以我们记录的时间为准')).toBeTruthy()
  })

  it.each([
    [{ by: 'sms', id_last_four: true }, '身份：以短信验证码和证件号码末四位核验'],
    [{ by: 'sms', id_last_four: false }, '身份：以短信验证码核验'],
    [{ by: 'mail', id_last_four: true }, '身份：以邮件验证码（效力较弱）和证件号码末四位核验'],
    [{ by: 'mail', id_last_four: false }, '身份：以邮件验证码核验（效力较弱）'],
    [null, '身份：没有核验记录'],
  ] as const)('shows exactly that its signer was identified by %j', async (identified, words) => {
    server.answer(verifyAgreement, {
      ...record,
      signers: [{ name_masked: 'C••• T•••', signed_at: '2026-11-03T02:15:00.000Z', identified }],
    })
    await choose(fileOf(certified))
    const signer = (await screen.findByText('C••• T•••')).closest('li')
    expect(signer?.textContent).toMatch(new RegExp(`签署${words}$`))
  })

  it('stays in the browser: only its digest is sent', async () => {
    keepRecord()
    await choose(fileOf(certified))
    await screen.findByRole('heading', { name: '真实，未经改动' })
    expect(server.callsOf(verifyAgreement).map(({ body }) => body)).toEqual([
      { sha256: record.certified_sha256 },
    ])
  })

  it('may be dropped anywhere on the page', async () => {
    keepRecord()
    renderScreen(<VerifyPage />)
    fireEvent.drop(document.body, { dataTransfer: { files: [fileOf(certified)] } })
    expect(await screen.findByRole('heading', { name: '真实，未经改动' })).toBeTruthy()
  })

  it('that was changed is reported, with the record of the original', async () => {
    keepRecord()
    await choose(fileOf(flipped()))
    expect(await screen.findByRole('heading', { name: '文件已被改动' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '登记中的原件' })).toBeTruthy()
  })

  it('with another signer’s signature is reported', async () => {
    keepRecord()
    await choose(fileOf(await certify(paper, await makeSigner('Brightquay'))))
    expect(await screen.findByRole('heading', { name: '电子封签不是我们的' })).toBeTruthy()
  })

  it('that was truncated is reported as damaged', async () => {
    keepRecord()
    await choose(fileOf(certified.subarray(0, certified.length - 10)))
    expect(await screen.findByRole('heading', { name: '文件不完整或已损坏' })).toBeTruthy()
  })

  it('with an unrecorded signature is reported', async () => {
    server.answer(verifyAgreement, { found: false })
    await choose(fileOf(certified))
    expect(await screen.findByRole('heading', { name: '不是我们出具的文件' })).toBeTruthy()
  })

  it('without a signature is reported as unknown, or as the unsigned version', async () => {
    server.answer(verifyAgreement, { found: false })
    await choose(fileOf(paper))
    expect(await screen.findByRole('heading', { name: '没有这份文件的登记' })).toBeTruthy()
    server.answer(verifyAgreement, record)
    fireEvent.drop(document.body, { dataTransfer: { files: [fileOf(paper)] } })
    expect(await screen.findByRole('heading', { name: '这是签署前的文本' })).toBeTruthy()
  })

  it('is checked as far as possible without the server', async () => {
    server.breakOff(verifyAgreement)
    await choose(fileOf(certified))
    expect(await screen.findByRole('heading', { name: '签名有效，尚未核对登记' })).toBeTruthy()
    fireEvent.drop(document.body, { dataTransfer: { files: [fileOf(paper)] } })
    expect(await screen.findByRole('heading', { name: '现在无法查验' })).toBeTruthy()
  })

  it('that is not a PDF is reported without a call', async () => {
    keepRecord()
    await choose(fileOf(Buffer.from('hello')))
    expect(await screen.findByRole('heading', { name: '这不是 PDF 文件' })).toBeTruthy()
    expect(server.callsOf(verifyAgreement)).toEqual([])
  })

  it('that is too large is refused before it is read', async () => {
    keepRecord()
    const large = fileOf(certified)
    Object.defineProperty(large, 'size', { value: 60_000_000 })
    await choose(large)
    expect(await screen.findByText(/文件超过 50 MB/)).toBeTruthy()
  })
})

describe('the printed code', () => {
  it('in the address shows the record, and explains that only the PDF proves the contents', async () => {
    keepRecord()
    renderScreen(<VerifyPage />, { at: `/verify#${code}` })
    expect(await screen.findByText('FA-20261103-7K2M')).toBeTruthy()
    expect(screen.getByText('手上这份文件没有核对过')).toBeTruthy()
    expect(screen.getByText(/只有查验 PDF 才能证明/)).toBeTruthy()
  })

  it('is normalised when typed, and put into the address', async () => {
    keepRecord()
    const { user, fill, place } = renderScreen(<VerifyPage />)
    await fill(screen.getByLabelText('查验码'), ` ${groupedCode(code).toLowerCase()} `)
    await user.click(screen.getByRole('button', { name: '查询登记' }))
    expect(await screen.findByRole('heading', { name: '登记的摘要' })).toBeTruthy()
    expect(place()).toBe(`/#${code}`)
  })

  it('with an invalid format is reported at its field, and kept', async () => {
    const { user, fill } = renderScreen(<VerifyPage />)
    const field = screen.getByLabelText<HTMLInputElement>('查验码')
    await fill(field, '7K2M-9QXA')
    await user.click(screen.getByRole('button', { name: '查询登记' }))
    expect(await screen.findByText(/例如 7K2M-9QXA-…/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('7K2M-9QXA')
  })

  it('without a record is reported', async () => {
    server.answer(verifyAgreement, { found: false })
    renderScreen(<VerifyPage />, { at: `/verify#${code}` })
    expect(await screen.findByRole('heading', { name: '没有这个查验码' })).toBeTruthy()
  })

  it('is looked up again after a failure', async () => {
    server.breakOff(verifyAgreement)
    const { user } = renderScreen(<VerifyPage />, { at: `/verify#${code}` })
    const again = await screen.findByRole('button', { name: /再试|重试/ })
    keepRecord()
    await user.click(again)
    expect(await screen.findByText('FA-20261103-7K2M')).toBeTruthy()
  })
})
