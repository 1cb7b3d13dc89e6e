import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { call } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioTile } from '../../ui/radio-tile.tsx'
import { Loading, SkeletonBar } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { openSession } from '../account/sessions/open-session.ts'
import { companyProfileQuery } from './companies-queries.ts'
import { companyChangeEvent } from './company-change.ts'
import { type Affiliation, affiliationsQuery } from './company-users-queries.ts'
import { useCompanyName } from './use-company-name.ts'

const useSwitch = (onClose: () => void) => {
  const { t } = useTranslation('companies')
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (company_id: string) => call(membersEndpoints.switchCompany, { body: { company_id } }),
    onSuccess: async (answer) => {
      showToast('positive', t('change.changeCompanySuccess'))
      onClose()
      openSession(answer)
      window.dispatchEvent(new CustomEvent(companyChangeEvent, { detail: answer.user.company_id }))
      await navigate(answer.source_index_path)
    },
  })
}

const useSetDefault = () => {
  const { t } = useTranslation('companies')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (company_id: string) => call(membersEndpoints.setDefaultCompany, { body: { company_id } }),
    onSuccess: async () => {
      showToast('positive', t('change.defaultSuccess'))
      await queryClient.invalidateQueries({ queryKey: companyProfileQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: affiliationsQuery.queryKey })
    },
    onError: () => showToast('waiting', t('change.defaultFailed')),
  })
}

const Choice = ({ companies, onClose }: { companies: readonly Affiliation[]; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const nameOf = useCompanyName()
  const change = useSwitch(onClose)
  const setDefault = useSetDefault()
  const current = companies.find(({ is_current }) => is_current)
  const [chosen, setChosen] = useState(current?.companyId ?? '')
  const confirm = () => (chosen === current?.companyId ? onClose() : change.mutate(chosen))
  return (
    <Box display="grid" gap="5">
      <chakra.p color="text.quiet">{t('change.lead')}</chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {companies.map((company) => (
          <chakra.li key={company.companyId} display="grid" gap="1">
            <RadioTile
              name="company"
              checked={chosen === company.companyId}
              onChoose={() => setChosen(company.companyId)}
              title={nameOf(company)}
              note={t(`role.${company.role}`)}
            />
            <Flex gap="3" align="center" minH="8" pl="1">
              {company.is_current ? <StatusBadge tone="positive">{t('change.current')}</StatusBadge> : null}
              {company.isDefault ? (
                <StatusBadge tone="neutral">{t('change.isDefault')}</StatusBadge>
              ) : (
                <TextButton
                  disabled={setDefault.isPending}
                  aria-label={`${t('change.setDefault')}: ${nameOf(company)}`}
                  onClick={() => setDefault.mutate(company.companyId)}
                >
                  {t('change.setDefault')}
                </TextButton>
              )}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {change.isError ? <Notice tone="negative">{t('change.changeCompanyFailed')}</Notice> : null}
      <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
        <Button variant="secondary" onClick={onClose}>
          {t('change.cancel')}
        </Button>
        <Button busy={change.isPending} disabled={chosen === ''} onClick={confirm}>
          {t('change.confirm')}
        </Button>
      </Flex>
    </Box>
  )
}

const Companies = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const affiliations = useQuery(affiliationsQuery)
  if (affiliations.isPending)
    return (
      <Loading>
        <Box display="grid" gap="3">
          <SkeletonBar h="14" />
          <SkeletonBar h="14" />
        </Box>
      </Loading>
    )
  if (!affiliations.data) return <Failure of={affiliations} />
  const approved = affiliations.data.records.filter(
    ({ kycStatus, status }) => kycStatus === 'approved' && status === 'Active',
  )
  return approved.length > 0 ? (
    <Choice companies={approved} onClose={onClose} />
  ) : (
    <EmptyState
      title={t('change.emptyTitle')}
      action={
        <ButtonLink to={paths.company()} onClick={onClose}>
          {t('change.join')}
        </ButtonLink>
      }
    >
      {t('change.empty')}
    </EmptyState>
  )
}

/** Switches between the user's verified companies, and sets the default of a login. */
export const SwitchCompanyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  return (
    <Dialog open={open} onClose={onClose} title={t('change.title')} width="form">
      <Companies onClose={onClose} />
    </Dialog>
  )
}
