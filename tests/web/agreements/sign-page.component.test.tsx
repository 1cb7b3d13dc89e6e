import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import { Component as SignPage } from '../../../web/features/agreements/sign-page.tsx'
import type { Signing } from '../../../web/features/agreements/signing-query.ts'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { documentSha256, identified, session, token, unidentified } from './signing-responses.ts'

const {
  openSigning,
  sendSigningCode,
  identifySigner,
  recordReading,
  signAgreement,
  declineSigning,
  renewSigningLink,
} = signingPageEndpoints

const show = () =>
  renderScreen(
    <Routes>
      <Route path="/sign/:token" element={<SignPage />} />
      <Route path="/verify" element={<p>verify</p>} />
    </Routes>,
    { at: `/sign/${token}` },
  )

/** The responses with and without a valid signing session. */
const open = (after: Signing, before: Signing = unidentified()) =>
  server.answer(openSigning, ({ body }) =>
    (body as { signing_session?: string }).signing_session ? after : before,
  )

/** A tab with the session of an identified signer. */
const showIdentified = (signing: Signing) => {
  sessionStorage.setItem(
    'signing session',
    JSON.stringify({ token, session: session.signing_session, until: session.expires_at }),
  )
  open(signing)
  return show()
}

beforeEach(() => {
  server.answer(sendSigningCode, {
    by: 'sms',
    to_masked: '•••8001',
    resend_after_seconds: 60,
    valid_for_seconds: 600,
  })
  server.answer(recordReading, ({ body }) => ({ read: (body as { upto: number }).upto, of: 3 }))
})

describe('the identification', () => {
  it('precedes the document, by a code and the end of the ID number', async () => {
    open(identified())
    server.answer(identifySigner, session)
    const { user } = show()
    expect(await screen.findByText(/C•••• T•• M••/)).toBeTruthy()
    expect(screen.queryByText('额度的内容。')).toBeNull()
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('验证码已发送到 •••8001，10 分钟内有效。')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后可重发/ }).disabled).toBe(true)
    const code = screen.getByLabelText('验证码')
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await user.type(code, '123 456')
    await user.type(screen.getByLabelText('证件号码最后四位'), 'a5６3')
    await user.click(screen.getByRole('button', { name: '核验身份' }))
    expect(await screen.findByText('额度的内容。')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('阅读协议')
    expect(server.callsOf(identifySigner).map(({ body }) => body)).toEqual([
      { token, code: '123456', id_last_four: 'A563' },
    ])
  })

  it('shows each error at its field, and keeps the text', async () => {
    open(identified())
    server.refuse(identifySigner, 'invalidInput', {
      errors: [{ field: 'body.id_last_four', rule: 'invalid' }],
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '核验身份' }))
    expect(server.callsOf(identifySigner)).toEqual([])
    await user.type(screen.getByLabelText('验证码'), '123456')
    await user.type(screen.getByLabelText('证件号码最后四位'), '4563')
    await user.click(screen.getByRole('button', { name: '核验身份' }))
    expect(await screen.findByText(/和登记的证件号码不一致/)).toBeTruthy()
    server.refuse(identifySigner, 'codeExpired')
    await user.click(screen.getByRole('button', { name: '核验身份' }))
    expect(await screen.findByText('验证码已失效，请重新获取。')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('证件号码最后四位').value).toBe('4563')
  })

  it('by mail is described as weaker, and requires no ID if none is on record', async () => {
    open(
      identified(),
      unidentified({
        identification: { by: 'mail', to_masked: 'c•••@harbour.example', asks_id_last_four: false },
      }),
    )
    show()
    expect(await screen.findByText('通过邮箱核验，效力较弱')).toBeTruthy()
    expect(screen.queryByLabelText('证件号码最后四位')).toBeNull()
  })

  it('by the signer’s mobile number is not described as weaker', async () => {
    open(identified())
    show()
    expect(await screen.findByText(/将以短信发送到您登记的手机号码 •••8001/)).toBeTruthy()
    expect(screen.queryByText('通过邮箱核验，效力较弱')).toBeNull()
  })

  it('shows until when no code is sent after a password reset by mail', async () => {
    open(identified())
    server.refuse(sendSigningCode, 'resetTooRecent', { detail: '2026-11-24T02:00:00.000Z' })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '发送验证码' }))
    expect((await screen.findAllByText(/2026年11月24日 10:00 之前不能查看证件/)).length).toBeGreaterThan(0)
  })

  it('shows why no code was sent', async () => {
    open(identified())
    server.refuse(sendSigningCode, 'dailyCodesUsed')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '发送验证码' }))
    expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent !== '')).toBe(true)
    await waitFor(() => expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('reading', () => {
  it('works clause by clause with the keyboard, is saved, and enables the last step', async () => {
    const { user } = showIdentified(identified())
    expect(await screen.findByText('读完全部 3 条后即可签署，还有 3 条。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '签署协议' })).toBeNull()
    expect(screen.queryByRole('button', { name: '第 2 条已读完' })).toBeNull()
    for (const number of [1, 2, 3])
      await user.click(await screen.findByRole('button', { name: `第 ${number} 条已读完` }))
    expect(await screen.findByRole('button', { name: '签署协议' })).toBeTruthy()
    expect(document.activeElement?.id).toBe('sign-here')
    await waitFor(() => expect(server.callsOf(recordReading).at(-1)?.body).toMatchObject({ upto: 3 }))
  })

  it('continues at the saved clause', async () => {
    showIdentified(identified(2))
    expect(await screen.findByRole('button', { name: '第 3 条已读完' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2')
  })

  it('reports a failed save, and saves later', async () => {
    server.breakOff(recordReading)
    const { user } = showIdentified(identified())
    await user.click(await screen.findByRole('button', { name: '第 1 条已读完' }))
    expect(await screen.findByText(/阅读进度暂时没有保存/)).toBeTruthy()
    server.answer(recordReading, { read: 1, of: 3 })
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(screen.queryByText(/阅读进度暂时没有保存/)).toBeNull())
  })

  it('may be in a language other than the binding one', async () => {
    const { user } = showIdentified(identified())
    expect(await screen.findByText(/您读的是简体中文译本.*以英文版本为准/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('阅读语言'), 'en')
    await waitFor(() => expect(server.callsOf(openSigning).at(-1)?.body).toMatchObject({ locale: 'en' }))
  })

  it('requires a new identification after the session has expired', async () => {
    server.refuse(recordReading, 'verificationFailed')
    const { user } = showIdentified(identified())
    await user.click(await screen.findByRole('button', { name: '第 1 条已读完' }))
    expect(await screen.findByText('身份核验已过期，请重新核验。阅读进度已保存。')).toBeTruthy()
    expect(sessionStorage.getItem('signing session')).toBeNull()
  })
})

type User = ReturnType<typeof show>['user']

const fillIn = async (user: User, name: string) => {
  await user.type(await screen.findByLabelText('您的姓名'), name)
  await user.click(screen.getByRole('checkbox'))
}

const press = (user: User) => user.click(screen.getByRole('button', { name: '签署协议' }))

describe('signing', () => {
  it('requires consent and the typed name, for the document that was read', async () => {
    const { user } = showIdentified(identified(3))
    await user.click(await screen.findByRole('button', { name: '签署协议' }))
    expect(server.callsOf(signAgreement)).toEqual([])
    await fillIn(user, 'CHAN Tai Man')
    server.answer(signAgreement, () => {
      open(
        identified(3, {
          document: null,
          reading: null,
          sign_status: 2,
          signed_at: '2026-11-23T03:00:00.000Z',
        }),
      )
      return {
        sign_status: 2 as const,
        signed_at: '2026-11-23T03:00:00.000Z',
        document_sha256: documentSha256,
        completed: false,
      }
    })
    await press(user)
    expect(await screen.findByRole('heading', { name: 'CHAN Tai Man，您已签署' })).toBeTruthy()
    expect(server.callsOf(signAgreement).map(({ body }) => body)).toEqual([
      {
        token,
        signing_session: session.signing_session,
        consent: true,
        document_sha256: documentSha256,
        full_name: 'CHAN Tai Man',
      },
    ])
  })

  it('includes a drawn signature, unless it is cleared', async () => {
    server.refuse(signAgreement, 'internalError')
    const { user } = showIdentified(identified(3))
    await fillIn(user, 'CHAN Tai Man')
    const pad = screen.getByRole('img', { name: /手写签名区/ })
    pad.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
    fireEvent.pointerDown(pad, { clientX: 10, clientY: 20, button: 0, pointerId: 1 })
    fireEvent.pointerMove(pad, { clientX: 60, clientY: 50, pointerId: 1 })
    fireEvent.pointerUp(pad, { pointerId: 1 })
    fireEvent.pointerMove(pad, { clientX: 90, clientY: 90, pointerId: 1 })
    await press(user)
    await waitFor(() =>
      expect(server.callsOf(signAgreement).at(-1)?.body).toMatchObject({ drawn: 'M20 40L120 100' }),
    )
    await user.click(screen.getByRole('button', { name: '清除重写' }))
    await press(user)
    await waitFor(() => expect(server.callsOf(signAgreement)).toHaveLength(2))
    expect(server.callsOf(signAgreement).at(-1)?.body).not.toHaveProperty('drawn')
  })

  it('shows another person’s name as an error at its field', async () => {
    server.refuse(signAgreement, 'invalidInput', { errors: [{ field: 'body.full_name', rule: 'invalid' }] })
    const { user } = showIdentified(identified(3))
    await fillIn(user, 'Somebody Else')
    await press(user)
    expect(await screen.findByText(/和登记的姓名不一致。请输入 CHAN Tai Man/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('您的姓名').value).toBe('Somebody Else')
  })

  it.each([
    ['changedMeanwhile', '协议文本已经更新'],
    ['wrongUserStatus', '您已不是签署人'],
    ['ruleBroken', '还有条款没有读完'],
  ] as const)('explains %s', async (reason, words) => {
    server.refuse(signAgreement, reason)
    const { user } = showIdentified(identified(3))
    await fillIn(user, 'CHAN Tai Man')
    await press(user)
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  })

  it('can be declined, with a reason', async () => {
    server.answer(declineSigning, () => {
      open(
        identified(0, {
          status: 'declined',
          document: null,
          reading: null,
          declined_at: '2026-11-23T03:00:00.000Z',
        }),
      )
      return { declined_at: '2026-11-23T03:00:00.000Z' }
    })
    const { user } = showIdentified(identified())
    await user.click(await screen.findByRole('button', { name: '拒绝签署' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '确认拒绝' }))
    expect(server.callsOf(declineSigning)).toEqual([])
    await user.type(dialog.getByLabelText('理由'), '第 2 条的利率不同意')
    await user.click(dialog.getByRole('button', { name: '确认拒绝' }))
    expect(await screen.findByText(/您已拒绝签署，公司已收到您的理由/)).toBeTruthy()
    expect(server.callsOf(declineSigning).at(-1)?.body).toMatchObject({ reason: '第 2 条的利率不同意' })
  })
})

describe('the state of a signing', () => {
  it.each([
    [
      { sign_status: 2, signed_at: '2026-11-23T03:00:00.000Z', signatures: { signed: 1, of: 3 } },
      /还在等另外 2 位签署人/,
    ],
    [{ sign_status: 2, status: 'signed', certified_at: '2026-11-23T03:01:00.000Z' }, /副本已发到您的邮箱/],
    [{ sign_status: 2, status: 'signed', signed_at: '2026-11-23T03:00:00.000Z' }, /正在加上电子封签/],
    [{ status: 'declined' }, /有签署人拒绝签署/],
    [{ status: 'lapsed' }, /没有在 30 天内全部签完/],
    [{ status: 'withdrawn' }, /公司已撤回这份协议/],
    [{ status: 'void' }, /协议依据的资料已经改变/],
    [{ status: 'rendering' }, /协议正在准备/],
  ] as const)('shows %j', async (change, words) => {
    server.answer(openSigning, unidentified(change))
    show()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('waits for a day after a password reset by mail, without signing or declining', async () => {
    server.answer(openSigning, unidentified({ waits_until: '2026-11-24T02:00:00.000Z' }))
    show()
    expect(await screen.findByRole('heading', { name: '暂时不能签署' })).toBeTruthy()
    expect(screen.getByText(/2026年11月24日 10:00 之前不能签署，也不能拒签/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /拨打|致电|热线|电话/ }).getAttribute('href')).toMatch(/^tel:/)
    for (const name of ['发送验证码', '核验身份', '拒绝签署'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('also waits after a reset during the reading', async () => {
    showIdentified(identified(1, { waits_until: '2026-11-24T02:00:00.000Z' }))
    expect(await screen.findByRole('heading', { name: '暂时不能签署' })).toBeTruthy()
    expect(screen.queryByText('额度的内容。')).toBeNull()
  })

  it('reports a replaced or unknown link', async () => {
    server.refuse(openSigning, 'linkInvalid')
    show()
    expect(await screen.findByRole('heading', { name: '这个链接打不开' })).toBeTruthy()
  })

  it('lets an expired link be renewed, to the address on record', async () => {
    server.refuse(openSigning, 'linkExpired')
    server.refuse(renewSigningLink, 'waitBeforeResending')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '发送新链接' }))
    expect(await screen.findByText(/刚刚已经发过一次/)).toBeTruthy()
    server.answer(renewSigningLink, null)
    await user.click(screen.getByRole('button', { name: '发送新链接' }))
    expect(await screen.findByRole('heading', { name: '新链接已发出' })).toBeTruthy()
  })
})

describe('documents that are signed together', () => {
  const facility = {
    kind: 'facility' as const,
    number: 'FA-20261103-7K2M',
    signed_at: '2026-11-22T06:30:00.000Z',
    certified_at: null,
  }
  const guarantee = {
    kind: 'guarantee' as const,
    number: 'GU-20261103-4Q8Z',
    signed_at: null,
    certified_at: null,
  }
  /** The guarantee, fully read, after the agreement was signed with a drawing. */
  const second = (read = 3) => {
    const opened = identified(read, { kind: 'guarantee', papers: [facility, guarantee], is_drawn: true })
    return {
      ...opened,
      document: opened.document && { ...opened.document, number: guarantee.number, title: '个人担保书' },
    }
  }

  it('are listed before they are shown', async () => {
    open(second(), unidentified({ papers: [{ ...facility, signed_at: null }, guarantee] }))
    show()
    expect(await screen.findByText(/签署《融资协议》和《个人担保书》/)).toBeTruthy()
  })

  it('are read and signed in order, each under its name, with one drawn signature', async () => {
    const first = identified(3, { papers: [{ ...facility, signed_at: null }, guarantee] })
    const { user } = showIdentified(first)
    expect(await screen.findByRole('heading', { level: 1, name: '阅读融资协议' })).toBeTruthy()
    expect(screen.getByRole('img', { name: /手写签名区/ })).toBeTruthy()
    await user.type(screen.getByLabelText('您的姓名'), 'CHAN Tai Man')
    await user.click(screen.getByRole('checkbox'))
    server.answer(signAgreement, () => {
      open(second())
      return {
        sign_status: 1 as const,
        signed_at: '2026-11-22T06:30:00.000Z',
        document_sha256: documentSha256,
        completed: false,
      }
    })
    await user.click(screen.getByRole('button', { name: '签署融资协议' }))

    const heading = await screen.findByRole('heading', { level: 1, name: '阅读个人担保书' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(/《融资协议》已签署/)).toBeTruthy()
    const list = within(screen.getByLabelText('要签署的文件'))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/融资协议.*FA-20261103-7K2M.*已签署/),
      expect.stringMatching(/个人担保书.*GU-20261103-4Q8Z.*正在签署/),
    ])
    // Only the drawing is reused: name and consent are required for each document.
    expect(screen.getByLabelText<HTMLInputElement>('您的姓名').value).toBe('')
    expect(screen.getByRole('checkbox', { name: /以个人身份.*须承担责任/ })).toBeTruthy()
    expect(screen.queryByRole('img', { name: /手写签名区/ })).toBeNull()
    expect(screen.getByText(/您在前一份文件上的手写签名/)).toBeTruthy()
  })

  it('are listed with their numbers once all are signed', async () => {
    const signed = { ...guarantee, signed_at: '2026-11-22T06:40:00.000Z' }
    showIdentified({ ...second(), papers: [facility, signed], sign_status: 2, signed_at: signed.signed_at })
    expect(await screen.findByText('GU-20261103-4Q8Z')).toBeTruthy()
    expect(screen.getByText('FA-20261103-7K2M')).toBeTruthy()
  })
})
