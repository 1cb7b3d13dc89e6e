import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import type { SignerState, SignersState } from '../../../../web/features/agreements/agreements-queries.ts'
import { Component as SigningProgress } from '../../../../web/features/application/signing-loading-page.tsx'
import { companyProfile } from '../../../support/web/company-profile.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { signerState, signersState } from './signers-responses.ts'

const { getSigners, urgeSigner } = signersEndpoints
const { changeSigner, deleteSignerFile, retrySign, getMailOccurrence } = signerChangesEndpoints

const show = (change: Partial<SignersState> = {}) => {
  server.answer(getSigners, signersState(change))
  return renderScreen(<SigningProgress />)
}
const showSigner = (change: Partial<SignerState>, agreement: Partial<SignersState> = {}) =>
  show({ signers: [signerState(change)], ...agreement })

beforeEach(() => {
  loginSeller()
  server.answer(applicationEndpoints.getPosition, { path: null, path_name: 'XDJ Signing Initiated' })
  server.answer(getMailOccurrence, ({ query }) => ({
    type: query['type'] === 'reminder' ? ('reminder' as const) : ('invitation' as const),
    sent: query['type'] !== 'reminder',
    sent_at: query['type'] === 'reminder' ? null : '2026-11-21T02:00:00.000Z',
    next_at: null,
  }))
})

describe('a signer', () => {
  it.each([
    [{ sign_status: 0 as const }, '准备发送'],
    [{}, '待签署'],
    [{ identified_by: 'sms' as const }, '已核验，待签署'],
    [{ sign_status: 2 as const, signed_at: '2026-11-22T02:00:00.000Z' }, '已签署'],
    [{ declined: { at: '2026-11-22T02:00:00.000Z', reason: '利率太高' } }, '已拒绝'],
  ])('is shown as text: %j', async (change, words) => {
    showSigner(change, { signers: [signerState(change), signerState({ id: 's2', name: 'LI Xiaoming' })] })
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it('is shown with the kind of identification, and that mail is weaker', async () => {
    showSigner({ identified_by: 'mail' })
    expect(await screen.findByText('已通过邮箱核验身份（效力较弱）')).toBeTruthy()
  })

  it('without a mobile number is described as weaker', async () => {
    showSigner({ mobile_masked: null, identifies_by: 'mail' })
    expect(await screen.findByText(/没有登记本人手机号码/)).toBeTruthy()
  })

  it('whose account has a verified number is not (N14)', async () => {
    showSigner({ mobile_masked: null, identifies_by: 'sms' })
    expect(await screen.findByText('CHAN Tai Man')).toBeTruthy()
    expect(screen.queryByText(/没有登记本人手机号码/)).toBeNull()
  })

  it('is reminded once a day, with the time of the next reminder', async () => {
    const { user } = showSigner({})
    const next = '2099-01-01T02:00:00.000Z'
    server.answer(urgeSigner, () => {
      server.answer(getSigners, signersState({ signers: [signerState({ next_reminder_at: next })] }))
      return signersState({ signers: [signerState({ next_reminder_at: next })] })
    })
    await user.click(await screen.findByRole('button', { name: '发送提醒给 CHAN Tai Man' }))
    expect(await screen.findByText(/每天可提醒一次，下次：2099/)).toBeTruthy()
    expect(server.callsOf(urgeSigner).map(({ body }) => body)).toEqual([
      { signer_id: 's1', kind: 'facility' },
    ])
  })

  it('is changed by administrators only', async () => {
    server.answer(companyProfileEndpoints.getCompanyProfile, { ...companyProfile(), role: 'user' })
    showSigner({})
    expect(await screen.findByText('CHAN Tai Man')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /更改/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /发送提醒/ })).toBeNull()
  })
})

/** Opens the dialog of the first signer. */
const open = async (change: Partial<SignersState> = {}) => {
  const { user } = show(change)
  await user.click(await screen.findByRole('button', { name: /更改 CHAN Tai Man/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => user.click(dialog.getByRole('button', { name: '保存更改' }))
  return { user, dialog, save }
}

describe('the dialog of a signer', () => {
  it('changes address and number', async () => {
    server.answer(changeSigner, signersState())
    const { user, dialog, save } = await open()
    await save()
    expect(await dialog.findByText('请至少填写一项。')).toBeTruthy()
    await user.type(dialog.getByLabelText('新邮箱'), 'new@director')
    await save()
    expect(server.callsOf(changeSigner)).toEqual([])
    await user.type(dialog.getByLabelText('新邮箱'), '.test')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf(changeSigner).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { id: 's1' }, body: { kind: 'facility', email: 'new@director.test' } },
    ])
  })

  it('replaces the signer by another director', async () => {
    server.answer(changeSigner, signersState({ status: 'rendering' }))
    const { user, dialog, save } = await open()
    await user.click(dialog.getByRole('radio', { name: /换一位董事签署/ }))
    await user.selectOptions(dialog.getByLabelText('由谁签署'), 'LI Xiaoming')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf(changeSigner)[0]?.body).toEqual({
      kind: 'facility',
      person_id: '00000000-0000-7000-8000-0000000000aa',
    })
  })

  it.each<[Partial<SignersState>, RegExp]>([
    [{ candidates: [] }, /没有其他可以签署的人/],
    [
      { signers: [signerState(), signerState({ id: 's2', name: 'LI Xiaoming', sign_status: 2 })] },
      /已有人签署，不能再换人/,
    ],
  ])('shows why the signer cannot be replaced', async (change, words) => {
    const { user, dialog } = await open(change)
    await user.click(dialog.getByRole('radio', { name: /换一位董事签署/ }))
    expect(await dialog.findByText(words)).toBeTruthy()
  })

  it('shows a refusal at its field', async () => {
    server.refuse(changeSigner, 'invalidInput', { errors: [{ field: 'body.mobile', rule: 'mobileInvalid' }] })
    const { user, dialog, save } = await open()
    await user.type(dialog.getByLabelText('新邮箱'), 'new@director.test')
    await save()
    await waitFor(() => expect(server.callsOf(changeSigner)).toHaveLength(1))
    expect(dialog.getByLabelText<HTMLInputElement>('新邮箱').value).toBe('new@director.test')
    expect(await dialog.findByLabelText('本人手机号码')).toBeTruthy()
  })
})

describe('a signer’s authorisation', () => {
  it('is shown, and can be deleted before anybody has signed', async () => {
    const authority = { file_id: 'f1', file_name: 'resolution.pdf' }
    server.answer(deleteSignerFile, signersState())
    const { user } = showSigner({ authority })
    server.answer(getSigners, signersState())
    await user.click(await screen.findByRole('button', { name: '删除授权文件 resolution.pdf' }))
    await waitFor(() => expect(screen.queryByText(/resolution\.pdf/)).toBeNull())
    expect(server.callsOf(deleteSignerFile)[0]?.params).toEqual({ id: 's1' })
  })
})

describe('a failed signing', () => {
  it.each([
    [{ status: 'declined' as const }, '有签署人拒绝签署'],
    [{ status: 'lapsed' as const }, '签署期已过'],
    [{ status: 'void' as const }, '协议已失效'],
    [{ resigned: ['s1'] }, 'CHAN Tai Man 已不是公司登记的签署人'],
  ])('shows %j, and can be started again', async (change, title) => {
    const { user } = show({ can_retry: true, ...change })
    expect(await screen.findByText(title)).toBeTruthy()
    server.answer(retrySign, () => {
      server.answer(getSigners, signersState({ status: 'rendering' }))
      return signersState({ status: 'rendering' })
    })
    await user.click(await screen.findByRole('button', { name: '重新发起签署' }))
    expect(await screen.findByText('正在生成协议…')).toBeTruthy()
    expect(server.callsOf(retrySign).map(({ body }) => body)).toEqual([{ kind: 'facility' }])
  })

  it('shows the reason of the signer who declined', async () => {
    show({
      status: 'declined',
      signers: [signerState({ declined: { at: '2026-11-22T02:00:00.000Z', reason: '利率太高' } })],
    })
    expect(await screen.findByText(/理由：利率太高/)).toBeTruthy()
  })
})

it('shows when the last mails were sent', async () => {
  const { user } = show()
  await user.click(await screen.findByText('邮件记录'))
  expect(screen.getByText(/签署邮件 · 上次发出：2026年11月21日/)).toBeTruthy()
  expect(screen.getByText(/提醒邮件 · 尚未发出/)).toBeTruthy()
})

describe('documents that are signed together', () => {
  const papers: SignersState['papers'] = [
    { kind: 'facility', number: 'FA-20261121-7K2M' },
    { kind: 'guarantee', number: 'GU-20261121-4Q8Z' },
  ]

  it('are shown by signer, and a signer who has signed one of two cannot be changed', async () => {
    showSigner(
      {
        papers: [
          { kind: 'facility', signed_at: '2026-11-22T02:00:00.000Z' },
          { kind: 'guarantee', signed_at: null },
        ],
      },
      { papers },
    )
    expect(await screen.findByText('已签署：融资协议')).toBeTruthy()
    expect(screen.getByText('须签署：个人担保书')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '发送提醒给 CHAN Tai Man' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /更改 CHAN Tai Man/ })).toBeNull()
  })

  it('cannot be signed by another person if one of them is a guarantee', async () => {
    const { user } = showSigner({ papers: [{ kind: 'guarantee', signed_at: null }] }, { papers })
    await user.click(await screen.findByRole('button', { name: /更改 CHAN Tai Man/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radio')).toHaveLength(2)
    expect(dialog.queryByRole('radio', { name: /换一位董事签署/ })).toBeNull()
  })
})

describe('once everyone has signed', () => {
  const signed: Partial<SignersState> = {
    signers: [signerState({ sign_status: 2, signed_at: '2026-11-22T02:00:00.000Z' })],
    sign_status: 2,
    status: 'signed',
  }

  it('shows that the limit is being calculated', async () => {
    show(signed)
    expect(await screen.findByRole('heading', { name: '正在计算您的额度' })).toBeDefined()
    expect(screen.queryByText(/核对签署记录/)).toBeNull()
  })

  it('shows that the signatures are checked first, if they are, without promising a limit', async () => {
    show({ ...signed, awaits_check: true })
    expect(await screen.findByRole('heading', { name: '正在核对签署记录' })).toBeDefined()
    expect(screen.getByText(/计算额度之前，我们还要核对签署记录/)).toBeDefined()
    expect(screen.queryByText(/正在计算您的额度|不到一分钟/)).toBeNull()
  })
})
