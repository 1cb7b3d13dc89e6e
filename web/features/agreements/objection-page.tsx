import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { brand } from '../../ui/brand.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { SignFrame } from './sign-frame.tsx'

const { openObjection, objectToContact } = signerChangesEndpoints

type Objection = ResponseOf<typeof openObjection>

const Hotline = () => {
  const { t } = useTranslation('objection')
  return (
    <ButtonAnchor variant="secondary" wraps href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
      {t('call', { phone: brand.hotline })}
    </ButtonAnchor>
  )
}

/** The outcome, if it is decided already. */
const Closed = ({ state }: { state: 'objected' | 'inEffect' }) => {
  const { t } = useTranslation('objection')
  return (
    <Card role="status">
      <EmptyState picture="sign" whole title={t(`${state}.title`)} action={<Hotline />}>
        {t(`${state}.text`)}
      </EmptyState>
    </Card>
  )
}

const Open = ({ objection, onObject }: { objection: Objection; onObject: ReturnType<typeof useObject> }) => {
  const { t } = useTranslation('objection')
  const { timestamp } = useFormat()
  const failureTranslations = useFailureTranslations()
  const { company_name: company, signer_name: signer, mobile_masked: mobile } = objection
  return (
    <>
      <Box>
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
          {t('title')}
        </chakra.h1>
        <chakra.p mt="2" color="text.quiet" fontSize="lg">
          {t('lead')}
        </chakra.p>
      </Box>
      <Card>
        <DataList
          items={[
            { term: t('company'), value: company, wraps: true },
            { term: t('signer'), value: signer, wraps: true },
            { term: t('email'), value: objection.email_masked, wraps: true },
            ...(mobile ? [{ term: t('mobile'), value: mobile }] : []),
            { term: t('askedAt'), value: timestamp(objection.asked_at), wraps: true },
            { term: t('waitsUntil'), value: timestamp(objection.waits_until), wraps: true },
          ]}
        />
        <Box mt="5" display="grid" gap="4">
          <Notice>{t('note')}</Notice>
          {onObject.error ? <Notice tone="negative">{failureTranslations(onObject.error)}</Notice> : null}
          <Button wide busy={onObject.isPending} onClick={() => onObject.mutate()}>
            {t('object')}
          </Button>
        </Box>
      </Card>
    </>
  )
}

const useObject = (token: string) =>
  useMutation({ mutationFn: () => call(objectToContact, { body: { token } }) })

/** The page where a signer's previous contact objects to a change of it; signers have no account. */
export const Component = () => {
  const { t } = useTranslation('objection')
  usePageTitle(t('title'))
  const { token = '' } = useParams()
  const objection = useQuery(endpointQuery(openObjection, { body: { token } }))
  const object = useObject(token)
  const state = object.data ? 'objected' : objection.data?.state
  return (
    <SignFrame>
      {state === 'objected' || state === 'inEffect' ? (
        <Closed state={state} />
      ) : objection.data ? (
        <Open objection={objection.data} onObject={object} />
      ) : isApiError(objection.error) && objection.error.reason === 'linkInvalid' ? (
        <Card role="status">
          <EmptyState picture="sign" whole title={t('unknown.title')} action={<Hotline />}>
            {t('unknown.text')}
          </EmptyState>
        </Card>
      ) : (
        <Card>
          {objection.isError ? (
            <Failure of={objection} />
          ) : (
            <Loading>
              <SkeletonText lines={5} />
            </Loading>
          )}
        </Card>
      )}
    </SignFrame>
  )
}
