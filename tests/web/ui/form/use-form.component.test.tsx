import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../web/api/api-error.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { CheckboxField } from '../../../../web/ui/checkbox-field.tsx'
import { FieldGroup, FormArea } from '../../../../web/ui/form/form-area.tsx'
import { FormChoices, FormMoney, FormSelect, FormText } from '../../../../web/ui/form/form-fields.tsx'
import { useForm } from '../../../../web/ui/form/use-form.ts'
import { TextField } from '../../../../web/ui/text-field.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'

interface Account {
  readonly bank: string
  readonly number: string
  readonly owner: string
  readonly purposes: readonly string[]
  readonly limit: string
  readonly agreed: boolean
}
interface Values {
  readonly account: Account
}

/** A bank account form: bank and number are required, the number in digits. */
const rulesOf = ({ account: { bank, number } }: Values): Record<string, string> => ({
  ...(bank === '' ? { 'account.bank': 'required' } : {}),
  ...(number === ''
    ? { 'account.number': 'required' }
    : /^\d+$/.test(number)
      ? {}
      : { 'account.number': 'invalid' }),
})

const usual = { bank: '汇丰', number: '808123456838', owner: '', purposes: [], limit: '', agreed: false }

const BankForm = ({
  send,
  onDone,
  onType,
}: {
  send: (values: Values) => Promise<string>
  onDone: (answer: string) => void
  onType: (values: Values, path: string) => void
}) => {
  const form = useForm<Values, string>({
    initial: { account: { ...usual, bank: '', number: '' } },
    rulesOf,
    words: { 'account.number invalid': '账号只含数字。' },
    fieldOf: { alreadyExists: 'account.number' },
    pathOf: (field) => (field === 'token' ? field : `account.${field}`),
    send,
    onDone,
    onType,
  })
  return (
    <FormArea form={form}>
      {form.failureTranslations ? <output>{form.failureTranslations}</output> : null}
      <FieldGroup title="收款账户" lead="款项会转到这里。">
        <FormText path="account.bank" label="开户银行" />
        <TextField {...form.text('account.number')} label="账号" />
        <FormSelect path="account.owner" label="账户属于" options={[{ value: 'company', label: '公司' }]} />
        <FormChoices
          path="account.purposes"
          label="用途"
          options={[{ value: 'stock', label: '备货' }]}
          most={1}
          removeLabel={(label) => `移除${label}`}
        />
        <FormMoney path="account.limit" label="单笔上限" currency="USD" />
        <CheckboxField {...form.tick('account.agreed')} label="我同意" />
      </FieldGroup>
      <Button type="submit" busy={form.busy}>
        保存
      </Button>
      <Button onClick={() => form.update(() => ({ account: usual }))}>沿用上次</Button>
    </FormArea>
  )
}

const renderForm = (send: (values: Values) => Promise<string> = async () => 'saved') => {
  const sent = vi.fn<(values: Values) => Promise<string>>(send)
  const done = vi.fn<(answer: string) => void>()
  const typed = vi.fn<(values: Values, path: string) => void>()
  return { ...renderScreen(<BankForm send={sent} onDone={done} onType={typed} />), sent, done, typed }
}

const bank = () => screen.getByRole('textbox', { name: '开户银行' })
const number = () => screen.getByRole('textbox', { name: '账号' })
const press = (name: string) => screen.getByRole('button', { name })
const said = () =>
  screen
    .getAllByRole('alert')
    .map((place) => place.textContent)
    .filter(Boolean)

describe('a form', () => {
  it('shows no missing field before the first submit', async () => {
    const { user } = renderForm()
    await user.click(bank())
    await user.tab()
    await user.tab()
    expect(said()).toEqual([])
  })

  it('shows all missing fields on submit, sends nothing, and focuses the first invalid one', async () => {
    const { user, sent } = renderForm()
    await user.type(number(), '12a')
    await user.click(press('保存'))
    expect(said()).toEqual(['请填写这一项。', '账号只含数字。'])
    expect(document.activeElement).toBe(bank())
    expect(sent).not.toHaveBeenCalled()
  })

  it('shows an invalid field on blur, and not while typing', async () => {
    const { user } = renderForm()
    await user.type(number(), '12a')
    expect(said()).toEqual([])
    await user.tab()
    expect(said()).toEqual(['账号只含数字。'])
    await user.clear(number())
    // An emptied field is missing, which is shown on submit only.
    expect(said()).toEqual([])
    await user.type(number(), '12')
    expect(said()).toEqual([])
  })

  it('clears an error as soon as the field is valid', async () => {
    const { user } = renderForm()
    await user.click(press('保存'))
    expect(said()).toHaveLength(2)
    await user.type(bank(), '汇丰')
    expect(said()).toEqual(['请填写这一项。'])
  })

  it('focuses the first invalid field at each submit', async () => {
    const { user } = renderForm()
    await user.click(press('保存'))
    await user.type(bank(), '汇丰')
    await user.click(press('保存'))
    expect(document.activeElement).toBe(number())
    await user.click(press('保存'))
    expect(document.activeElement).toBe(number())
  })

  it('sends its values if they are valid, also by Enter', async () => {
    const { user, sent } = renderForm()
    await user.type(bank(), '汇丰')
    await user.selectOptions(screen.getByRole('combobox', { name: '账户属于' }), '公司')
    await user.selectOptions(screen.getByRole('combobox', { name: '用途' }), '备货')
    await user.type(screen.getByRole('textbox', { name: '单笔上限' }), '500')
    await user.click(screen.getByRole('checkbox', { name: '我同意' }))
    await user.type(number(), '808123456838{Enter}')
    expect(sent.mock.calls.map(([values]) => values)).toEqual([
      {
        account: {
          bank: '汇丰',
          number: '808123456838',
          owner: 'company',
          purposes: ['stock'],
          limit: '500',
          agreed: true,
        },
      },
    ])
  })

  it('fills several fields in at once', async () => {
    const { user, sent } = renderForm()
    await user.click(press('沿用上次'))
    expect(bank()).toHaveProperty('value', '汇丰')
    await user.click(press('保存'))
    expect(sent).toHaveBeenCalledOnce()
  })

  it('shows the server’s error at the field until it changes', async () => {
    const refusal = new ApiError('invalidInput', { errors: [{ field: 'body.number', rule: 'tooLong' }] })
    const { user } = renderForm(() => Promise.reject(refusal))
    await user.click(press('沿用上次'))
    await user.click(press('保存'))
    expect(said()).toEqual(['太长了，请缩短一些。'])
    expect(document.activeElement).toBe(number())
    await user.type(bank(), '银行')
    expect(said()).toEqual(['太长了，请缩短一些。'])
    await user.type(number(), '{Backspace}')
    expect(said()).toEqual([])
  })

  it('shows a refusal at its field, and the error of a choice at its list', async () => {
    const refusals = [
      new ApiError('alreadyExists'),
      new ApiError('invalidInput', { errors: [{ field: 'body.purposes.0', rule: 'unknownOption' }] }),
    ]
    const { user } = renderForm(() => Promise.reject(refusals.shift()))
    await user.click(press('沿用上次'))
    await user.click(press('保存'))
    expect(document.activeElement).toBe(number())
    expect(said()).toHaveLength(1)
    await user.click(press('保存'))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '用途' }))
    expect(said()).toEqual(['请从列表中选择。'])
  })

  it.each([
    new ApiError('network'),
    new ApiError('invalidInput', { errors: [{ field: 'body.token', rule: 'invalid' }] }),
  ])('shows errors without a field above its fields, and keeps the input', async (refusal) => {
    const { user, done } = renderForm(() => Promise.reject(refusal))
    await user.click(press('沿用上次'))
    await user.click(press('保存'))
    expect(await screen.findByRole('status')).toBeTruthy()
    expect(bank()).toHaveProperty('value', '汇丰')
    expect(done).not.toHaveBeenCalled()
  })

  it('is sent once across repeated clicks, and again after a refusal', async () => {
    const first = Promise.withResolvers<string>()
    const answers = [first.promise, Promise.resolve('saved')]
    const { user, sent, done } = renderForm(() => answers.shift() ?? Promise.resolve('again'))
    await user.click(press('沿用上次'))
    const area = number().closest('form') as HTMLFormElement
    fireEvent.submit(area)
    fireEvent.submit(area)
    await user.type(number(), '{Enter}')
    expect(sent).toHaveBeenCalledOnce()
    first.reject(new ApiError('network'))
    expect(await screen.findByRole('status')).toBeTruthy()
    await user.click(press('保存'))
    expect(sent).toHaveBeenCalledTimes(2)
    expect(done.mock.calls.map(([answer]) => answer)).toEqual(['saved'])
  })

  it('reports values and path at each change', async () => {
    const { user, typed } = renderForm()
    await user.type(bank(), '中')
    expect(typed.mock.calls.map(([values, path]) => [values.account.bank, path])).toEqual([
      ['中', 'account.bank'],
    ])
  })

  it('shows an error on submit, not on blur, if the field is left for the submit button', async () => {
    const { user } = renderForm()
    await user.type(number(), '12a')
    await user.pointer({ target: press('保存'), keys: '[MouseLeft>]' })
    expect(said(), 'the button stands still under the finger').toEqual([])
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(said()).toContain('账号只含数字。')
  })

  it('groups its fields under their title', () => {
    renderForm()
    const group = screen.getByRole('group', { name: '收款账户' })
    expect(group.contains(bank())).toBe(true)
    expect(group.textContent).toContain('款项会转到这里。')
  })
})
