import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chinaId } from '#shared/reference/country-ids.ts'
import { hiddenFieldsOf } from '../../../web/features/kyc/hidden-documents.ts'
import {
  brokenKycRules,
  draftsOf,
  type KycDrafts,
  savableData,
} from '../../../web/features/kyc/kyc-drafts.ts'
import { PersonFields } from '../../../web/features/kyc/person-fields.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { FormArea } from '../../../web/ui/form/form-area.tsx'
import { useForm } from '../../../web/ui/form/use-form.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const nothing = { company_info: null, business_info: null, connected_persons: null, documents: null }

const renderPerson = (focusPath?: string) => {
  let drafts = draftsOf(nothing)
  const Person = () => {
    const form = useForm<KycDrafts>({
      initial: drafts,
      rulesOf: (values) => brokenKycRules(values, '2026-11-22'),
      send: async () => {},
    })
    drafts = form.values
    return (
      <FormArea form={form} {...(focusPath ? { focusPath } : {})}>
        <PersonFields
          at="connected_persons.persons.0"
          isFirst
          form={{
            id: 'kyc-1',
            files: { fileOf: () => undefined, onUploaded: () => {}, onOpen: () => {} },
            hidden: hiddenFieldsOf({ hidden: [], connected_persons: null }),
          }}
        />
        <Button type="submit">继续</Button>
      </FormArea>
    )
  }
  return {
    ...renderScreen(<Person />),
    saved: () => savableData(drafts, 'connected_persons') as { persons: Record<string, unknown>[] },
  }
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^手机号/ })
const areaCode = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '国家或地区区号' })

it('takes the user’s own email and mobile number with one press', async () => {
  loginSeller({ mobile: '13800138000' })
  const { user, saved } = renderPerson()
  await user.click(screen.getByRole('button', { name: '填入我的邮箱和手机号' }))
  expect(saved().persons[0]).toMatchObject({
    email: 'mei@harbour-gift.example',
    mobile_area_code: '+86',
    mobile: '13800138000',
  })
  expect(screen.queryByRole('button', { name: '填入我的邮箱和手机号' })).toBeNull()
})

it('assumes the region of an identity card, and keeps one that was chosen', async () => {
  const { user } = renderPerson()
  const type = screen.getByRole('combobox', { name: '证件类型' })
  const region = screen.getByRole<HTMLSelectElement>('combobox', { name: '国籍或地区' })
  await user.selectOptions(type, 'china_id')
  expect(region.value).toBe(chinaId)
  await user.selectOptions(region, '5')
  await user.selectOptions(type, 'hk_id')
  expect(region.value).toBe('5')
})

it('takes the area code from a pasted number', async () => {
  const { user, saved } = renderPerson()
  expect(areaCode().value).toBe('')
  await user.click(number())
  await user.paste('+852 9123 4567')
  expect(areaCode().value).toBe('+852')
  expect(number().value).toBe('91234567')
  expect(saved().persons[0]).toMatchObject({ mobile_area_code: '+852', mobile: '91234567' })
})

it('requires the area code of an ambiguous number when the seller continues', async () => {
  const { user } = renderPerson()
  await user.type(number(), '91234567')
  await user.click(screen.getByRole('button', { name: '继续' }))
  expect(screen.getByText('请选择国家或地区区号。')).toBeTruthy()
  expect(areaCode().getAttribute('aria-invalid')).toBe('true')
})

it('can receive the focus at its area code', () => {
  renderPerson('connected_persons.persons.0.mobile_area_code')
  expect(document.activeElement).toBe(areaCode())
})
