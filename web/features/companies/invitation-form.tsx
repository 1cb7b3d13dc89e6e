import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfMember } from '#shared/account/signup-terms.ts'
import { joinByInvitationBody } from '#shared/companies/member-forms.schema.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { call } from '../../api/call.ts'
import { brokenRules } from '../../api/check-input.ts'
import { sessionStore } from '../../api/session-store.ts'
import { currentLine, paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { FormText } from '../../ui/form/form-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { AccountOfPassword, NewPasswordFields } from '../account/passwords/new-password-fields.tsx'
import { logout } from '../account/sessions/logout.ts'

interface Values {
  readonly user_name: string
  readonly password: string
  readonly password_confirmation: string
  readonly agreed: boolean
}

const bodyOf = (token: string, { agreed, ...values }: Values) => ({
  token,
  ...values,
  agreements: agreed ? termsOfMember() : [],
})

/** Logs the new user in with the password just set. Null if the login asks for more: they continue on its page. */
const logIn = async (email: string, password: string): Promise<LoginResponse | null> => {
  if (sessionStore.get()) {
    await logout()
    sessionStore.end()
  }
  const body = { email, password, source: currentLine().productCode }
  return call(accountEndpoints.login, { body }).catch(() => null)
}

/** Creates an account for the invited address, with name, password and terms, and logs in. */
export const InvitationForm = ({
  token,
  email,
  onJoined,
}: {
  token: string
  email: string
  onJoined: (login: LoginResponse | null) => Promise<void> | void
}) => {
  const { t } = useTranslation('companies')
  const form = useForm<Values, LoginResponse | null>({
    initial: { user_name: '', password: '', password_confirmation: '', agreed: false },
    rulesOf: (values) => ({
      ...brokenRules(joinByInvitationBody, bodyOf(token, values)),
      ...(values.agreed ? {} : { agreed: 'mustAccept' }),
    }),
    pathOf: (field) => (field === 'agreements' ? 'agreed' : field),
    send: async (values) => {
      await call(membersEndpoints.joinByInvitation, { body: bodyOf(token, values) })
      return logIn(email, values.password)
    },
    onDone: onJoined,
  })
  return (
    <FormArea form={form} gap="4">
      <chakra.p color="text.quiet">{t('invitation.newLead')}</chakra.p>
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <AccountOfPassword email={email} />
      <FormText path="user_name" label={t('invitation.name')} autoComplete="name" required />
      <NewPasswordFields form={form} />
      <CheckboxField
        {...form.tick('agreed')}
        label={
          <>
            {t('invitation.agree')}
            <TextAnchor href={absolutePath(paths.terms())} target="_blank" rel="noreferrer">
              {t('invitation.terms')}
            </TextAnchor>
          </>
        }
      />
      <Button type="submit" wide busy={form.busy} mt="2">
        {t('invitation.create')}
      </Button>
    </FormArea>
  )
}
