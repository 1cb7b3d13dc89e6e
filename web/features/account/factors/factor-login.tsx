import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { handOver } from '../sessions/hand-over.ts'
import { ProofForm } from './proof-form.tsx'

const { beginFactorLogin, factorLogin } = factorsEndpoints

const isOver = (error: unknown): boolean => isApiError(error) && error.reason === 'codeExpired'

/** The second step of a login, after the right password. */
export const FactorLogin = ({
  token,
  source,
  onDone,
  onBack,
}: {
  token: string
  source: string
  onDone: (answer: LoginResponse) => void
  onBack: () => void
}) => {
  const { t } = useTranslation('factors')
  const choice = useQuery({
    queryKey: [beginFactorLogin.name, token],
    queryFn: () => call(beginFactorLogin, { body: { token } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isOver(choice.error))
    return (
      <Flex direction="column" gap="5">
        <Notice tone="waiting">{t('login.expired')}</Notice>
        <Button wide onClick={onBack}>
          {t('login.back')}
        </Button>
      </Flex>
    )
  if (choice.error) return <Failure of={choice} />
  if (!choice.data)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  return (
    <Flex direction="column" gap="5">
      <Notice tone="positive">{t('login.lead')}</Notice>
      <ProofForm
        key={choice.data.passkey?.challenge_id}
        choice={choice.data}
        send={({ password: _none, ...proof }) => call(factorLogin, { body: { token, ...proof } })}
        onDone={onDone}
        onRefused={(error) => {
          // The challenge or the whole login has expired; a second request shows which.
          if (isOver(error)) void choice.refetch()
          if (isApiError(error) && error.reason === 'belongsToOtherPortal' && error.carried)
            void handOver(error.carried, source)
          return isOver(error)
        }}
      />
      <TextButton alignSelf="flex-start" minH="6" onClick={onBack}>
        {t('login.back')}
      </TextButton>
    </Flex>
  )
}
