import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isApiError } from '../../api/api-error.ts'
import { brand } from '../../ui/brand.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AgreementClauses } from './agreement-clauses.tsx'
import { SignForm } from './sign-form.tsx'
import { SignFrame } from './sign-frame.tsx'
import { Signed } from './signed.tsx'
import { type Signing, signingQuery } from './signing-query.ts'

const SignSkeleton = () => (
  <Loading>
    <Box display="grid" gap="6">
      <SkeletonBar w="70%" h="9" />
      <SkeletonBar w="90%" h="5" />
      <Card>
        <SkeletonText lines={6} />
      </Card>
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </Box>
  </Loading>
)

/** A link that opens nothing: the token never was, or its time is over. */
const DeadLink = ({ kind }: { kind: 'expired' | 'ended' | 'unknown' }) => {
  const { t } = useTranslation('agreements')
  return (
    <Card>
      <EmptyState
        picture="broke"
        whole
        title={t(`dead.${kind}.title`)}
        action={
          <ButtonAnchor variant="secondary" href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
            {t('dead.call', { phone: brand.hotline })}
          </ButtonAnchor>
        }
      >
        {t(`dead.${kind}.text`)}
      </EmptyState>
    </Card>
  )
}

const Reading = ({
  token,
  signing,
  onSigned,
}: {
  token: string
  signing: Signing
  onSigned: (answer: { completed: boolean }) => void
}) => {
  const { t } = useTranslation('agreements')
  return (
    <>
      <Box>
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
          {t('title', { name: signing.signer_name })}
        </chakra.h1>
        <chakra.p mt="2" color="text.quiet" fontSize="lg">
          {t('lead', { company: signing.company_name, title: signing.agreement.title })}
        </chakra.p>
        <TextAnchor href="#sign-here" display="inline-flex" alignItems="center" minH="touch">
          {t('toForm')}
        </TextAnchor>
      </Box>
      <AgreementClauses agreement={signing.agreement} />
      <SignForm token={token} signing={signing} onSigned={onSigned} />
    </>
  )
}

/** What a mailed link opens: the agreement to read, and the place to sign it. Needs no account. */
export const Component = () => {
  const { t } = useTranslation('agreements')
  const { token = '' } = useParams()
  const signing = useQuery(signingQuery(token))
  const [completed, setCompleted] = useState<boolean>()
  usePageTitle(t('pageTitle'))
  const { data, error } = signing
  const reason = isApiError(error) ? error.reason : undefined
  return (
    <SignFrame>
      {signing.isPending ? (
        <SignSkeleton />
      ) : data ? (
        data.sign_status === 2 ? (
          <Signed signing={data} completed={completed} />
        ) : (
          <Reading token={token} signing={data} onSigned={(answer) => setCompleted(answer.completed)} />
        )
      ) : reason === 'linkExpired' ? (
        <DeadLink kind="expired" />
      ) : reason === 'wrongState' ? (
        <DeadLink kind="ended" />
      ) : reason === 'linkInvalid' || reason === 'invalidInput' ? (
        <DeadLink kind="unknown" />
      ) : (
        <Failure of={signing} />
      )}
    </SignFrame>
  )
}
