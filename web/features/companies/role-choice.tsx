import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompanyRole, companyRoles } from '#shared/companies/company-roles.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { type Member, membersQuery } from './company-users-queries.ts'
import { DemotionDialog } from './demotion-dialog.tsx'

/** Changes a user's role on selection; asks for confirmation before an administrator loses the role. */
export const RoleChoice = ({ member, who }: { member: Member; who: string }) => {
  const { t } = useTranslation('companies')
  const failureTranslations = useFailureTranslations()
  const ruleTranslations = useRuleTranslations()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (role: CompanyRole) =>
      call(membersEndpoints.updateRole, { body: { user_id: member.id, role } }),
    onSuccess: ({ role }) => showToast('positive', t('users.roleSaved', { who, role: t(`role.${role}`) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: membersQuery.queryKey }),
  })
  const [isDemoting, setDemoting] = useState(false)
  const choose = (role: CompanyRole) =>
    member.role === 'administrator' && role !== 'administrator' ? setDemoting(true) : change.mutate(role)
  const demote = () => {
    setDemoting(false)
    change.mutate('user')
  }
  const { error } = change
  const broken = isApiError(error) ? error.errors[0] : undefined
  return (
    <>
      <SelectField
        label={
          <>
            {/* In a table, the column heading is the visible label. */}
            <chakra.span srOnly={{ md: true }}>{t('users.role')}</chakra.span>
            <chakra.span srOnly translate="no">
              {` ${who}`}
            </chakra.span>
          </>
        }
        value={change.isPending ? change.variables : member.role}
        onChange={(role) => choose(role as CompanyRole)}
        options={companyRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        error={broken ? ruleTranslations(broken.rule) : error ? failureTranslations(error) : undefined}
      />
      <DemotionDialog
        member={member}
        who={who}
        open={isDemoting}
        onConfirm={demote}
        onClose={() => setDemoting(false)}
      />
    </>
  )
}
