import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ActDialog } from '../../../web/desk/features/acts/act-dialog.tsx'
import { ActPage } from '../../../web/desk/features/acts/act-page.tsx'
import { InboxPage } from '../../../web/desk/features/inbox/inbox-page.tsx'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const waive = declaredForm('charge-waive', undefined, {
  needsReason: true,
  // With an optional field of another act.
  fields: [
    ...declaredForm('charge-waive', ['facilityId', 'chargeId', 'kind', 'amount']).fields,
    ...declaredForm('promise-record', ['note']).fields,
  ],
})

const facility = {
  companyNameEn: 'Harbour Gift Limited',
  companyNameCn: '海港礼品有限公司',
  productCode: 'small_shop_financing',
  currency: 'HKD',
}

describe('the dialog of an act', () => {
  test('names its subject, with the ids below (C8)', async () => {
    const given = { facilityId: 'f-1', chargeId: 'b-1', dueDate: '2027-02-05', owed: '1250.00', ...facility }
    await showScreen(<ActDialog action="charge-waive" given={given} onClose={() => {}} />, {
      path: '/',
      told: { 'act-show': waive },
    })
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('海港礼品有限公司'))
    for (const words of ['小店融资', '1,250.00', 'f-1', 'b-1']) expect(dialog.textContent).toContain(words)
    const copied = within(dialog).getAllByRole('button', { name: /^复制/ })
    expect(copied.map((button) => button.getAttribute('aria-label'))).toEqual(['复制 f-1', '复制 b-1'])
  })

  test('shows the parsed amount, translated choices and optional marks', async () => {
    const { calls, user } = await showScreen(
      <ActDialog
        action="charge-waive"
        given={{ facilityId: 'f-1', chargeId: 'b-1', ...facility }}
        onClose={() => {}}
      />,
      { path: '/', told: { 'act-show': waive, 'charge-waive': {} } },
    )
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /账单中/ }), '逾期利息')
    await user.type(within(dialog).getByRole('textbox', { name: '金额' }), '１，２５０')
    expect(dialog.textContent).toContain('读作')
    expect(dialog.textContent).toContain('1,250.00')
    expect(within(dialog).getByRole('textbox', { name: '说明 选填' })).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox', { name: '理由' }), '多收')
    await user.click(within(dialog).getByRole('button', { name: '预览' }))
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        action: 'charge-waive',
        facilityId: 'f-1',
        chargeId: 'b-1',
        kind: 'overdueInterest',
        amount: '1250.00',
        reason: '多收',
        dryRun: true,
      }),
    )
  })
})

test('a note of a call is done at once, without a preview (B15)', async () => {
  const contact = declaredForm('contact-record', ['facilityId', 'channel', 'text'], { unpreviewed: true })
  const { calls, user } = await showScreen(
    <ActDialog action="contact-record" given={{ facilityId: 'f-1', ...facility }} onClose={() => {}} />,
    { path: '/', told: { 'act-show': contact, 'contact-record': {} } },
  )
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: '预览' })).toBeNull()
  await user.selectOptions(await within(dialog).findByLabelText(/联络方式/), 'phone')
  await user.type(within(dialog).getByLabelText(/内容/), 'Nobody answered.')
  await user.click(within(dialog).getByRole('button', { name: '执行' }))
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ action: 'contact-record', facilityId: 'f-1', text: 'Nobody answered.' }),
    ),
  )
  expect(calls).not.toContainEqual(expect.objectContaining({ dryRun: true }))
})

test('a booking that later ones precede is offered with them booked again, in place of a refusal', async () => {
  const rebooked = { paymentId: 'p-9', valueDate: '2027-02-12', overdueInterest: '360.00' }
  const { calls, user } = await showScreen(
    <ActDialog
      action="repayment-post"
      given={{ facilityId: 'f-1', paymentId: 'p-1', ...facility }}
      start={{ valueDate: '2027-02-05' }}
      onClose={() => {}}
    />,
    {
      path: '/',
      told: {
        'act-show': declaredForm('repayment-post'),
        'repayment-post': ({ rebooksLater }) =>
          rebooksLater
            ? {
                dryRun: true,
                before: { overdueInterest: '475.34', rebooked: [rebooked] },
                after: { overdueInterest: '260.99', rebooked: [{ ...rebooked, overdueInterest: '110.99' }] },
              }
            : {
                ok: false,
                reason: 'ruleBroken',
                message: 'this needs it',
                errors: [{ field: 'rebooksLater', rule: 'required' }],
              },
      },
    },
  )
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: '预览' }))
  const offer = await within(dialog).findByRole('button', { name: '预览重新入账的结果' })
  expect(dialog.textContent).toContain('起息日更晚的款项已先入账')
  expect(dialog.textContent).not.toContain('this needs it')
  await user.click(offer)
  await waitFor(() => expect(dialog.textContent).toContain('重新入账的款项'))
  for (const amount of ['475.34', '260.99', '360.00', '110.99']) expect(dialog.textContent).toContain(amount)
  expect(calls.at(-1)).toEqual({
    action: 'repayment-post',
    facilityId: 'f-1',
    paymentId: 'p-1',
    valueDate: '2027-02-05',
    rebooksLater: true,
    dryRun: true,
  })
})

test('an act’s subject shows only ids from the address', async () => {
  await showScreen(<ActPage />, {
    path: '/acts/:name',
    address: '/acts/charge-waive?facilityId=f-1&chargeId=b-1&company=Somebody&owed=1.00',
    told: { 'act-show': waive, 'facility-show': { facilityId: 'f-1', companyId: 'c-1', ...facility } },
  })
  expect(await screen.findByText('海港礼品有限公司')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Somebody')
})

test('a proposal has its act’s usual name', async () => {
  await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/proposals',
    told: {
      'proposal-list': {
        waiting: [
          {
            proposalId: 'p-1',
            action: 'charge-waive',
            companyNameEn: null,
            companyNameCn: '海港礼品有限公司',
            proposedBy: 'ada',
            proposedAt: '2027-01-30T01:00:00.000Z',
            expiresAt: '2027-02-06T01:00:00.000Z',
          },
        ],
      },
    },
  })
  expect(await screen.findByRole('button', { name: '减免' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('charge-waive')
})
