import { useTranslation } from 'react-i18next'
import type { useForm } from '../../../ui/form/use-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCompanyPasswordHints } from './company-password-hints.ts'

/** The account that a password is for, which password managers keep with it. */
export const AccountOfPassword = ({ email }: { email: string }) => {
  const { t } = useTranslation('account')
  return (
    <TextField
      label={t('setPassword.account')}
      type="email"
      name="email"
      autoComplete="username"
      readOnly
      value={email}
      onChange={() => {}}
    />
  )
}

/** A new password of the company area, typed twice, with the rules that it satisfies. */
export const NewPasswordFields = ({
  form,
}: {
  form: {
    readonly values: { readonly password: string }
    readonly text: ReturnType<typeof useForm>['text']
  }
}) => {
  const { t } = useTranslation('account')
  const hints = useCompanyPasswordHints(form.values.password)
  return (
    <>
      <PasswordField
        label={t('setPassword.password')}
        autoComplete="new-password"
        required
        {...hints}
        {...form.text('password')}
      />
      <PasswordField
        label={t('setPassword.confirmation')}
        autoComplete="new-password"
        required
        {...form.text('password_confirmation')}
      />
    </>
  )
}
