import { Box } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Locale } from '#shared/i18n/locales.ts'
import { isApiError } from '../../api/api-error.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { Ended, ExpiredLink, isEnded, PasswordResetWait, UnknownLink } from './ended.tsx'
import { IdentifyStep } from './identify-step.tsx'
import { ReadAndSign } from './read-and-sign.tsx'
import { SignFrame } from './sign-frame.tsx'
import { SignSteps } from './sign-heading.tsx'
import { Signed } from './signed.tsx'
import { type Signing, signingQuery } from './signing-query.ts'
import { useSigningSession } from './signing-session.ts'

const SignSkeleton = () => (
  <Loading>
    <Box display="grid" gap="6">
      <SkeletonBar w="70%" h="9" />
      <SkeletonBar w="90%" h="5" />
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </Box>
  </Loading>
)

const Preparing = () => {
  const { t } = useTranslation('signing')
  return (
    <Card role="status">
      <EmptyState picture="documents" whole title={t('preparing.title')}>
        {t('preparing.text')}
      </EmptyState>
    </Card>
  )
}

/** The current step of the signer of `token`. */
const Steps = ({
  token,
  onLocale,
  ...opened
}: { token: string; onLocale: (locale: Locale) => void } & {
  signing: Signing
  proof: ReturnType<typeof useSigningSession>
}) => {
  const { signing, proof } = opened
  const [wasIdentified, setWasIdentified] = useState(proof.session !== undefined)
  const [isNext, setIsNext] = useState(false)
  if (signing.sign_status === 2) return <Signed signing={signing} />
  if (isEnded(signing.status)) return <Ended status={signing.status} signing={signing} />
  if (signing.status === 'rendering') return <Preparing />
  if (signing.waits_until !== null) return <PasswordResetWait until={signing.waits_until} />
  const { document } = signing
  if (!proof.session || !signing.identified || !document)
    return (
      <>
        <SignSteps current={0} />
        <IdentifyStep
          token={token}
          signing={signing}
          isAgain={wasIdentified}
          onIdentified={(begun) => {
            setWasIdentified(true)
            setIsNext(true)
            proof.begin(begun)
          }}
        />
      </>
    )
  return (
    <ReadAndSign
      // Another document starts from an empty state: nothing typed or read applies to it.
      key={document.number}
      token={token}
      session={proof.session}
      signing={signing}
      document={document}
      isNext={isNext}
      onLocale={onLocale}
      onSigned={() => setIsNext(true)}
      onSessionEnded={proof.end}
    />
  )
}

/** The target of a mailed signing link: identification, the agreement, and the signature. Needs no account. */
export const Component = () => {
  const { t } = useTranslation('signing')
  const { token = '' } = useParams()
  const pageLocale = useLocale()
  const [chosen, setChosen] = useState<Locale>()
  const proof = useSigningSession(token)
  const signing = useQuery({
    ...signingQuery(token, proof.session, chosen ?? pageLocale),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t('pageTitle'))
  const { data, error } = signing
  const reason = isApiError(error) ? error.reason : undefined
  return (
    <SignFrame>
      {reason === 'linkExpired' ? (
        <ExpiredLink token={token} />
      ) : reason === 'linkInvalid' || reason === 'invalidInput' ? (
        <UnknownLink />
      ) : data ? (
        <Steps token={token} signing={data} proof={proof} onLocale={setChosen} />
      ) : signing.isPending ? (
        <SignSkeleton />
      ) : (
        <Failure of={signing} />
      )}
    </SignFrame>
  )
}
