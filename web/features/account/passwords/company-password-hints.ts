import { useTranslation } from 'react-i18next'
import {
  type CompanyPasswordRule,
  companyPasswordRules,
  specialCharacters,
} from '#shared/account/password.ts'
import type { PasswordRule } from '../../../ui/password-field.tsx'

const rules = Object.keys(companyPasswordRules) as CompanyPasswordRule[]

/** The password rules of the company area: in one sentence, and whether `password` satisfies each. */
export const useCompanyPasswordHints = (
  password: string,
): { readonly hint: string; readonly rules: readonly PasswordRule[] } => {
  const { t } = useTranslation('account')
  const examples = specialCharacters.slice(0, 6)
  return {
    hint: t('companyPasswordHint', { examples }),
    rules: rules.map((rule) => ({
      label: t(`companyRule.${rule}`, { examples }),
      met: companyPasswordRules[rule](password),
    })),
  }
}
