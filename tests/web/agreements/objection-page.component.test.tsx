import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { Component as ObjectionPage } from '../../../web/features/agreements/objection-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { openObjection, objectToContact } = signerChangesEndpoints

const objection: ResponseOf<typeof openObjection> = {
  company_name: 'Harbour Gift Trading Limited',
  signer_name: 'C••• T•• M••',
  email_masked: 'c•••@elsewhere.example',
  mobile_masked: '•••4567',
  asked_at: '2026-11-26T02:00:00.000Z',
  waits_until: '2026-11-27T02:00:00.000Z',
  state: 'waiting',
  objected_at: null,
}

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/contact-objection/:token" element={<ObjectionPage />} />
    </Routes>,
    { at: '/contact-objection/the-mailed-token' },
  )

const object = () => screen.findByRole('button', { name: '反对这次更改' })

describe('a change of a signer’s contact', () => {
  it('is shown to the previous contact: signer, new contact, request and effective date', async () => {
    server.answer(openObjection, objection)
    open()
    expect(await screen.findByRole('heading', { level: 1, name: '更改签署联系方式' })).toBeTruthy()
    for (const text of [
      'Harbour Gift Trading Limited',
      'C••• T•• M••',
      'c•••@elsewhere.example',
      '•••4567',
      '2026年11月26日 10:00',
      '2026年11月27日 10:00',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(server.callsOf(openObjection).map(({ body }) => body)).toEqual([{ token: 'the-mailed-token' }])
    expect(server.callsOf(objectToContact)).toEqual([])
  })

  it('has no line for an unchanged number', async () => {
    server.answer(openObjection, { ...objection, mobile_masked: null })
    open()
    await object()
    expect(screen.queryByText('新手机号码')).toBeNull()
  })

  it('is stopped by an objection, which is announced', async () => {
    server.answer(openObjection, objection)
    server.answer(objectToContact, { objected_at: '2026-11-26T03:00:00.000Z' })
    const { user } = open()
    await user.click(await object())
    const done = await screen.findByText('已反对，更改已停止')
    expect(done.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('button', { name: '反对这次更改' })).toBeNull()
    expect(server.callsOf(objectToContact).map(({ body }) => body)).toEqual([{ token: 'the-mailed-token' }])
  })

  it('can be objected to again after a failure, which is shown', async () => {
    server.answer(openObjection, objection)
    server.refuse(objectToContact, 'wrongState')
    const { user } = open()
    await user.click(await object())
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(await object()).toBeTruthy()
  })
})

describe('an inactive link', () => {
  it.each([
    ['objected', '已反对，更改已停止'],
    ['inEffect', '更改已经生效'],
  ] as const)('shows its outcome (%s), and whom to call', async (state, title) => {
    server.answer(openObjection, { ...objection, state })
    open()
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '反对这次更改' })).toBeNull()
    expect(screen.getByRole('link', { name: /^致电/ }).getAttribute('href')).toMatch(/^tel:\+852/)
  })

  it('and an unknown one refer to the latest mail or the hotline', async () => {
    server.refuse(openObjection, 'linkInvalid')
    open()
    expect(await screen.findByText('链接无效')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^致电/ })).toBeTruthy()
  })

  it('is not reported as invalid if it could not be loaded', async () => {
    server.breakOff(openObjection)
    open()
    expect(await screen.findByRole('button', { name: '再试一次' })).toBeTruthy()
    expect(screen.queryByText('链接无效')).toBeNull()
  })
})
