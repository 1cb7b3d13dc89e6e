import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../web/api/api-error.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FieldGroup, FormArea } from '../../../../web/ui/form/form-area.tsx'
import { FormChoices, FormMoney, FormSelect, FormText } from '../../../../web/ui/form/form-fields.tsx'
import type { FieldValue } from '../../../../web/ui/form/form-state.ts'
import { useCheckedForm } from '../../../../web/ui/form/use-checked-form.ts'
import { renderScreen } from '../../../support/render-screen.tsx'

type Values = Readonly<Record<string, FieldValue>>

/** A bank account: its bank is needed, its number is needed and must be digits. */
const rulesOf = (values: Values): Record<string, string> => ({
  ...(values['account.bank'] === '' ? { 'account.bank': 'required' } : {}),
  ...(values['account.number'] === ''
    ? { 'account.number': 'required' }
    : /^\d+$/.test(String(values['account.number']))
      ? {}
      : { 'account.number': 'invalid' }),
})

const BankForm = ({ send, refusal }: { send: (values: Values) => void; refusal?: unknown }) => {
  const form = useCheckedForm({
    initial: { 'account.bank': '', 'account.number': '', 'account.purposes': [], 'account.limit': '' },
    rulesOf,
    wordsOf: (path, rule) => (path === 'account.number' && rule === 'invalid' ? '账号只含数字。' : undefined),
  })
  return (
    <FormArea
      state={form.state}
      attempts={form.attempts}
      onSubmit={() => form.submit(() => send(form.values))}
    >
      <FieldGroup title="收款账户" lead="款项会转到这里。">
        <FormText path="account.bank" label="开户银行" />
        <FormText path="account.number" label="账号" />
        <FormSelect path="account.owner" label="账户属于" options={[{ value: 'company', label: '公司' }]} />
        <FormChoices
          path="account.purposes"
          label="用途"
          options={[{ value: 'stock', label: '备货' }]}
          most={1}
          removeLabel={(label) => `移除${label}`}
        />
        <FormMoney path="account.limit" label="单笔上限" currency="USD" />
      </FieldGroup>
      <Button type="submit">保存</Button>
      <Button onClick={() => form.setMany({ 'account.bank': '汇丰', 'account.number': '808123456838' })}>
        沿用上次
      </Button>
      <Button onClick={() => form.tellRefusal(refusal, (field) => `account.${field}`)}>对照服务器</Button>
    </FormArea>
  )
}

const renderForm = (refusal?: unknown) => {
  const send = vi.fn<(values: Values) => void>()
  return { ...renderScreen(<BankForm send={send} refusal={refusal} />), send }
}

const bank = () => screen.getByRole('textbox', { name: '开户银行' })
const number = () => screen.getByRole('textbox', { name: '账号' })
const press = (name: string) => screen.getByRole('button', { name })
const said = () =>
  screen
    .getAllByRole('alert')
    .map((place) => place.textContent)
    .filter(Boolean)

describe('a form that is checked', () => {
  it('says nothing of what is missing before the seller tries to go on', async () => {
    const { user } = renderForm()
    await user.click(bank())
    await user.tab()
    await user.tab()
    expect(said()).toEqual([])
  })

  it('tells all that is missing when it is sent, sends nothing, and goes to the first wrong field', async () => {
    const { user, send } = renderForm()
    await user.type(number(), '12a')
    await user.click(press('保存'))
    expect(said()).toEqual(['请填写这一项。', '账号只含数字。'])
    expect(document.activeElement).toBe(bank())
    expect(send).not.toHaveBeenCalled()
  })

  it('tells what is filled in wrongly once the field is left, and not while it is typed', async () => {
    const { user } = renderForm()
    await user.type(number(), '12a')
    expect(said()).toEqual([])
    await user.tab()
    expect(said()).toEqual(['账号只含数字。'])
    await user.clear(number())
    // Emptied, it is missing: that is told when the form is sent.
    expect(said()).toEqual([])
    await user.type(number(), '12')
    expect(said()).toEqual([])
  })

  it('takes back what it told as soon as the field is right', async () => {
    const { user } = renderForm()
    await user.click(press('保存'))
    expect(said()).toHaveLength(2)
    await user.type(bank(), '汇丰')
    expect(said()).toEqual(['请填写这一项。'])
  })

  it('goes to the first wrong field again at each try', async () => {
    const { user } = renderForm()
    await user.click(press('保存'))
    await user.type(bank(), '汇丰')
    await user.click(press('保存'))
    expect(document.activeElement).toBe(number())
    await user.click(press('保存'))
    expect(document.activeElement).toBe(number())
  })

  it('sends what its fields hold when nothing is wrong, by Enter too', async () => {
    const { user, send } = renderForm()
    await user.type(bank(), '汇丰')
    await user.selectOptions(screen.getByRole('combobox', { name: '账户属于' }), '公司')
    await user.selectOptions(screen.getByRole('combobox', { name: '用途' }), '备货')
    await user.type(screen.getByRole('textbox', { name: '单笔上限' }), '500')
    await user.type(number(), '808123456838{Enter}')
    expect(send.mock.calls).toEqual([
      [
        {
          'account.bank': '汇丰',
          'account.number': '808123456838',
          'account.owner': 'company',
          'account.purposes': ['stock'],
          'account.limit': '500',
        },
      ],
    ])
  })

  it('fills several fields in at once', async () => {
    const { user, send } = renderForm()
    await user.click(press('沿用上次'))
    expect(bank()).toHaveProperty('value', '汇丰')
    await user.click(press('保存'))
    expect(send).toHaveBeenCalledOnce()
  })

  it('shows beside the field what the server found, until that field changes', async () => {
    const refusal = new ApiError('invalidInput', { errors: [{ field: 'body.number', rule: 'tooLong' }] })
    const { user } = renderForm(refusal)
    await user.click(press('沿用上次'))
    await user.click(press('对照服务器'))
    expect(said()).toEqual(['太长了，请缩短一些。'])
    expect(document.activeElement).toBe(number())
    await user.type(bank(), '银行')
    expect(said()).toEqual(['太长了，请缩短一些。'])
    await user.type(number(), '{Backspace}')
    expect(said()).toEqual([])
  })

  it('groups its fields under their title', () => {
    renderForm()
    const group = screen.getByRole('group', { name: '收款账户' })
    expect(group.contains(bank())).toBe(true)
    expect(group.textContent).toContain('款项会转到这里。')
  })
})
