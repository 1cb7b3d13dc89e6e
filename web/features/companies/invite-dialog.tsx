import { Box, chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CompanyRole, companyRoles } from '#shared/companies/company-roles.ts'
import { inviteMemberBody } from '#shared/companies/member-forms.schema.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { call } from '../../api/call.ts'
import { brokenRules } from '../../api/check-input.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { FormText } from '../../ui/form/form-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioTile } from '../../ui/radio-tile.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { membersQuery } from './company-users-queries.ts'

interface Values {
  readonly email: string
  readonly role: CompanyRole
}

const rulesOf = (values: Values) => brokenRules(inviteMemberBody, values)

const InviteForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const queryClient = useQueryClient()
  const form = useForm<Values>({
    initial: { email: '', role: 'user' },
    rulesOf,
    words: {
      'email alreadyExists': t('invite.exists'),
      'email waitBeforeResending': t('invite.wait'),
    },
    fieldOf: { alreadyExists: 'email', waitBeforeResending: 'email' },
    send: (values) => call(membersEndpoints.inviteMember, { body: values }),
    onDone: async (_answer, { email }) => {
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey })
      showToast('positive', t('invite.sent', { email: email.trim() }))
      onClose()
    },
  })
  return (
    <FormArea form={form} gap="5">
      <chakra.p color="text.quiet">{t('invite.lead')}</chakra.p>
      <FormText
        path="email"
        label={t('invite.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <chakra.fieldset border="0" display="grid" gap="3" minW="0">
        <chakra.legend fontWeight="medium" mb="2">
          {t('invite.role')}
        </chakra.legend>
        {companyRoles.toReversed().map((role) => (
          <RadioTile
            key={role}
            name="role"
            checked={form.values.role === role}
            onChoose={() => form.update((before) => ({ ...before, role }))}
            title={t(`role.${role}`)}
            note={t(`roleNote.${role}`)}
          />
        ))}
      </chakra.fieldset>
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Box>
        <Button type="submit" wide busy={form.busy}>
          {t('invite.submit')}
        </Button>
      </Box>
    </FormArea>
  )
}

/** Invites a user to the company by email address. */
export const InviteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  return (
    <Dialog open={open} onClose={onClose} title={t('invite.title')} width="form">
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}
