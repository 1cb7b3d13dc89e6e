import { useTranslations } from '../../i18n/use-translations.ts'
import { useStateTranslations } from '../../ui/use-state-translations.ts'
import type { RegisterTranslations } from './register-sheets.ts'

/** The words of the register's files, in the language of the console. */
export const useRegisterTranslations = (): RegisterTranslations => {
  const t = useTranslations()
  const stateTranslations = useStateTranslations()
  return {
    loans: t('loanRegister.title'),
    repayments: t('loanRegister.repayments'),
    column: (name) => t(`loanRegister.columns.${name}`),
    method: (method) => t(`terms.values.methods.${method as 'bullet'}`),
    status: (status) => stateTranslations(status, 'status', { drawdownId: '' }),
    product: (product) => t(`states.product.${product as 'payoneer'}`),
  }
}
