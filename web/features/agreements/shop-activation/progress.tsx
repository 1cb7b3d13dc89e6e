import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { signersQueryOf } from '../agreements-queries.ts'
import { SigningPanel } from '../signers/lazy-signers.tsx'
import { ActivationFrame } from './activation-frame.tsx'
import { type Activation, type Addendum, isBeingSigned } from './activation-query.ts'
import { stepPath } from './activation-steps.ts'
import { LimitBeforeAfter } from './limit-before-after.tsx'
import { ShopLines } from './shop-line.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'
import { Withdraw } from './withdraw.tsx'

const signedOf = ({ signers }: Addendum): number =>
  signers.filter(({ sign_status }) => sign_status === 2).length

const Course = ({ addendum }: { addendum: Addendum }) => {
  const { t } = useActivationTranslations()
  const { status, signers, result } = addendum
  const isRendering = status === 'rendering'
  const everyone = status === 'signed'
  return (
    <Card dense>
      <Timeline
        entries={[
          { title: t('course.paper'), tone: isRendering ? 'waiting' : 'positive' },
          {
            title: t('course.signed', { signed: signedOf(addendum), total: signers.length }),
            tone: everyone ? 'positive' : isRendering ? 'neutral' : 'waiting',
          },
          {
            title: t('course.limit'),
            tone: result ? 'positive' : everyone ? 'waiting' : 'neutral',
            detail: result ? undefined : t(addendum.awaits_check ? 'course.checkText' : 'course.limitText'),
          },
        ]}
      />
      <Box mt="5" pt="4" borderTopWidth="1px" borderColor="border.hairline" color="text.quiet" fontSize="sm">
        {t('course.number')}
        <Box color="text.main" translate="no">
          {addendum.number}
        </Box>
      </Box>
    </Card>
  )
}

const pollEvery = 2000

const Signing = ({ addendum }: { addendum: Addendum }) => {
  const { t } = useActivationTranslations()
  const signers = useQuery({ ...signersQueryOf('addendum'), refetchInterval: pollEvery })
  if (signers.isError)
    return (
      <Card>
        <Failure of={signers} />
      </Card>
    )
  return (
    <Suspense fallback={<SkeletonCard />}>
      {signers.data ? (
        <SigningPanel state={signers.data} kind="addendum">
          <Flex mt="3" gap="4" justify="space-between" align="center" wrap="wrap">
            <Box color="text.quiet" fontSize="sm" flex="1" minW="200px">
              {t('progress.leave')}
            </Box>
            {isBeingSigned(addendum) ? (
              <Withdraw agreementId={addendum.agreement_id} />
            ) : (
              <TextLink to={stepPath('choose')}>{t('ended.again')}</TextLink>
            )}
          </Flex>
        </SigningPanel>
      ) : (
        <SkeletonCard />
      )}
    </Suspense>
  )
}

const Computing = ({ words }: { words: 'computing' | 'checking' }) => {
  const { t } = useActivationTranslations()
  return (
    <Card role="status">
      <EmptyState
        picture="funds"
        title={
          <Flex gap="3" align="center" justify="center">
            <Spinner />
            <span>{t(`${words}.title`)}</span>
          </Flex>
        }
      >
        {t(`${words}.text`)}
      </EmptyState>
    </Card>
  )
}

const Result = ({ currency, result }: { currency: string; result: NonNullable<Addendum['result']> }) => {
  const { t } = useActivationTranslations()
  const { outcome, reason } = result
  const says = outcome === 'raised' || outcome === 'lowered' ? outcome : 'unchanged'
  return (
    <Card ground="strong" role="status">
      <chakra.h2 fontSize="xl" mb="1">
        {t(`result.${says}`)}
      </chakra.h2>
      <chakra.p color="text.onStrongQuiet" mb="5">
        {reason ? t(`reason.${reason}`) : t('result.raisedText')}
      </chakra.p>
      <LimitBeforeAfter
        isDone
        change={{
          currency,
          limit: { before: result.limit_before, after: result.limit_after },
          available: { before: result.available_before, after: result.available_after },
        }}
      />
    </Card>
  )
}

/** Why an addendum ended without effect, and the next step. */
const Ended = ({ status }: { status: 'withdrawn' | 'void' }) => {
  const { t } = useActivationTranslations()
  usePageTitle(t(`ended.${status}.title`))
  return (
    <Page>
      <EmptyState
        whole
        picture="sign"
        title={t(`ended.${status}.title`)}
        action={<ButtonLink to={stepPath('choose')}>{t('ended.again')}</ButtonLink>}
      >
        {t(`ended.${status}.text`)}
      </EmptyState>
    </Page>
  )
}

/** The progress from the invitations to the recalculated limit. */
export const Progress = ({ activation, addendum }: { activation: Activation; addendum: Addendum }) => {
  const { t } = useActivationTranslations()
  const { status, result, shops } = addendum
  if (status === 'withdrawn' || status === 'void') return <Ended status={status} />
  // A declined or lapsed addendum is shown next to its signers, where it can be started again.
  const isSigning = isBeingSigned(addendum) || status === 'declined' || status === 'lapsed'
  const computing = addendum.awaits_check ? 'checking' : 'computing'
  const words = isSigning ? 'progress' : result ? 'result' : computing
  return (
    <ActivationFrame
      current={isSigning ? 1 : result ? 3 : 2}
      title={t(`${words}.pageTitle`)}
      lead={t(`${words}.lead`)}
      aside={<Course addendum={addendum} />}
    >
      {isSigning ? (
        <Signing addendum={addendum} />
      ) : result ? (
        <Result currency={activation.facility?.currency ?? ''} result={result} />
      ) : (
        <Computing words={computing} />
      )}
      <Card>
        <CardTitle>{t(result ? 'progress.shopsIn' : 'progress.shops')}</CardTitle>
        <ShopLines shops={shops} />
      </Card>
      {result ? (
        <Flex
          direction={{ base: 'column-reverse', md: 'row' }}
          gap="4"
          align={{ md: 'center' }}
          justify="flex-end"
        >
          <TextLink to={paths.documents()}>{t('result.documents')}</TextLink>
          <ButtonLink to={paths.limit()} variant="secondary">
            {t('toLimit')}
          </ButtonLink>
          <ButtonLink to={paths.drawdown()}>{t('result.draw')}</ButtonLink>
        </Flex>
      ) : null}
    </ActivationFrame>
  )
}
