import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { factorsQuery } from '../account/factors/factors-queries.ts'

/** The company's policy whether all users need a second factor. An administrator who has one can change it. */
export const FactorRequirementCard = () => {
  const { t } = useTranslation('factors')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const factors = useQuery(factorsQuery)
  const setting = useMutation({
    mutationFn: (required: boolean) => call(factorsEndpoints.setFactorRequirement, { body: { required } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(factorsQuery.queryKey, changed)
      showToast('positive', t(changed.required_by ? 'company.required' : 'company.lifted'))
    },
  })
  const { data } = factors
  if (!data) return null
  const isRequired = data.required_by !== null
  const { error } = setting
  const lacksOwn = isApiError(error) && error.reason === 'wrongState'
  return (
    <Card>
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" mb="1">
        <CardTitle mb="0">{t('company.title')}</CardTitle>
        <StatusBadge tone={isRequired ? 'positive' : 'neutral'}>
          {t(isRequired ? 'company.on' : 'company.off')}
        </StatusBadge>
      </Flex>
      <chakra.p color="text.quiet" mb="4">
        {t(data.required_by === 'environment' ? 'company.always' : 'company.lead')}
      </chakra.p>
      {error ? (
        <Box mb="4">
          <Notice tone="negative">
            {lacksOwn ? t('company.ownFirst') : failureTranslations(error)}{' '}
            {lacksOwn ? <TextLink to={paths.profile()}>{t('company.toProfile')}</TextLink> : null}
          </Notice>
        </Box>
      ) : null}
      {data.required_by === 'environment' ? null : (
        <Button
          variant="secondary"
          size="md"
          busy={setting.isPending}
          onClick={() => setting.mutate(!isRequired)}
        >
          {t(isRequired ? 'company.lift' : 'company.require')}
        </Button>
      )}
    </Card>
  )
}
