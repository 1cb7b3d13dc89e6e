import { act, screen } from '@testing-library/react'
import { afterAll, expect, it } from 'vitest'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { hiddenFieldsOf } from '../../../web/features/kyc/hidden-documents.ts'
import { brokenKycRules, draftsOf, type KycDrafts } from '../../../web/features/kyc/kyc-drafts.ts'
import { PersonFields } from '../../../web/features/kyc/person-fields.tsx'
import { activateLocale } from '../../../web/i18n/i18n.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormArea } from '../../../web/ui/form/form-area.tsx'
import { useForm } from '../../../web/ui/form/use-form.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const lin = {
  person_id: 'lin',
  full_name_cn: '林美华',
  capacity: 'director',
  certificate_type: 'china_id' as const,
  id_number: '11010519491231002X',
  email: 'lin@shop.test',
  mobile_area_code: '+86',
  mobile: '13900139001',
}
const chen = { ...lin, person_id: 'chen', full_name_cn: '陈小明', id_number: '110105194912310038' }

const Person = ({ second }: { second: object }) => {
  const form = useForm<KycDrafts>({
    initial: draftsOf({
      company_info: null,
      business_info: null,
      connected_persons: { persons: [lin, { ...chen, ...second }] },
      documents: null,
    }),
    rulesOf: (values) => brokenKycRules(values, '2026-11-22'),
    send: async () => {},
  })
  return (
    <FormArea form={form}>
      <PersonFields
        at="connected_persons.persons.1"
        form={{
          id: 'kyc-1',
          files: { fileOf: () => undefined, onUploaded: () => {}, onOpen: () => {} },
          hidden: hiddenFieldsOf({ hidden: [], connected_persons: null }),
        }}
      />
      <Button type="submit">→</Button>
    </FormArea>
  )
}

const words = {
  'zh-CN': { shared: '这个联系方式属于另一位签署人' },
  'zh-TW': { shared: '這個聯絡方式屬於另一位簽署人' },
  en: { shared: 'This reaches another signer' },
} satisfies Record<Locale, unknown>

afterAll(() => activateLocale('zh-CN'))

it.each(locales)('shows at each field that another signer has the same contact, in %s', async (locale) => {
  await act(() => activateLocale(locale))
  const { user } = renderScreen(<Person second={{}} />)
  await user.click(screen.getByRole('button', { name: '→' }))
  expect(screen.getAllByText((text) => text.startsWith(words[locale].shared))).toHaveLength(2)
})

it('requires a number for several signers, but not for a single one', async () => {
  const { user } = renderScreen(<Person second={{ email: 'chen@shop.test', mobile: undefined }} />)
  await user.click(screen.getByRole('button', { name: '→' }))
  const mobile = screen.getByRole('textbox', { name: /^手机号/ })
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
})
