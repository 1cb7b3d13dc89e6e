import { chakra, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { securityActivityQuery } from '../account-queries.ts'
import { useDeviceTranslations } from '../profile/use-device-translations.ts'
import { FactorList } from './factor-list.tsx'
import { type Factors, factorsQuery } from './factors-queries.ts'
import { type NamedFactor, RemoveFactorDialog } from './remove-factor-dialog.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { SetUpButtons } from './set-up-buttons.tsx'

const SetUp = ({ factors }: { factors: Factors }) => {
  const { t } = useTranslation('factors')
  const queryClient = useQueryClient()
  const deviceName = useDeviceTranslations()(navigator.userAgent)
  const [open, setOpen] = useState<NamedFactor | 'codes' | null>(null)
  const onChanged = (changed: Factors) => {
    queryClient.setQueryData(factorsQuery.queryKey, changed)
    void queryClient.invalidateQueries(securityActivityQuery)
  }
  const close = () => setOpen(null)
  return (
    <>
      <FactorList factors={factors} onRemove={setOpen} onRenewCodes={() => setOpen('codes')} />
      <SetUpButtons hasCodeApp={factors.code_app !== null} deviceName={deviceName} onAdded={onChanged} />
      {open === 'codes' ? (
        <RenewCodesDialog
          onRenewed={() => void queryClient.invalidateQueries(factorsQuery)}
          onClose={close}
        />
      ) : null}
      {open && open !== 'codes' ? (
        <RemoveFactorDialog
          factor={open}
          onRemoved={(left) => {
            onChanged(left)
            showToast('positive', t('remove.done'))
            close()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}

const requiredTranslations = {
  company: 'card.requiredByCompany',
  environment: 'card.requiredByEnvironment',
} as const

/** The user's authentication factors other than the password. */
export const FactorsCard = () => {
  const { t } = useTranslation('factors')
  const factors = useQuery(factorsQuery)
  const { data } = factors
  const isOn = data && (data.passkeys.length > 0 || data.code_app !== null)
  return (
    <Card>
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" mb="1">
        <CardTitle mb="0">{t('card.title')}</CardTitle>
        {data ? (
          <StatusBadge tone={isOn ? 'positive' : 'waiting'}>{t(isOn ? 'card.on' : 'card.none')}</StatusBadge>
        ) : null}
      </Flex>
      <chakra.p color="text.quiet" fontSize="sm" mb="3">
        {t('card.lead')} {data?.required_by ? t(requiredTranslations[data.required_by]) : null}
      </chakra.p>
      {data ? <SetUp factors={data} /> : null}
      {factors.isPending ? (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      ) : null}
      {factors.error && !data ? <Failure of={factors} /> : null}
    </Card>
  )
}
