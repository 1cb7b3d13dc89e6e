import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { type SignersState, signersQueryOf } from '../agreements-queries.ts'
import { SignerRow } from './signer-row.tsx'
import { mailOccurrenceQuery } from './signing-mails-query.ts'

const ends = ['declined', 'lapsed', 'void', 'withdrawn'] as const
type End = (typeof ends)[number]
const isEnd = (status: SignersState['status']): status is End => (ends as readonly string[]).includes(status)

/** Why a signing has stopped, with a button to start again. */
const Trouble = ({
  state,
  kind,
  mayChange,
  onChanged,
}: {
  state: SignersState
  kind: AgreementKind
  mayChange: boolean
  onChanged: (state: SignersState) => void
}) => {
  const { t } = useTranslation('application')
  const failureTranslations = useFailureTranslations()
  const retry = useMutation({
    mutationFn: () => call(signerChangesEndpoints.retrySign, { body: { kind } }),
    onSuccess: (begun) => {
      onChanged(begun)
      showToast('positive', t('ended.retried'))
    },
  })
  const resigned = state.signers.filter(({ id }) => state.resigned.includes(id)).map(({ name }) => name)
  const end = isEnd(state.status) ? state.status : undefined
  if (!end && resigned.length === 0) return null
  return (
    <>
      <Notice
        tone="negative"
        title={end ? t(`ended.${end}.title`) : t('ended.resigned.title', { names: resigned.join(', ') })}
        action={
          state.can_retry && mayChange ? (
            <Button size="md" busy={retry.isPending} onClick={() => retry.mutate()}>
              {t('ended.retry')}
            </Button>
          ) : undefined
        }
      >
        {t(`ended.${end ?? 'resigned'}.text`)}
      </Notice>
      {retry.isError ? <Notice tone="negative">{failureTranslations(retry.error)}</Notice> : null}
    </>
  )
}

/** The times of the last mails about the signing. */
const Mails = () => {
  const { t } = useTranslation('application')
  const { timestamp } = useFormat()
  const invitation = useQuery(mailOccurrenceQuery('invitation'))
  const reminder = useQuery(mailOccurrenceQuery('reminder'))
  const sent = [invitation.data, reminder.data].filter((each) => each !== undefined)
  if (sent.length === 0) return null
  return (
    <Disclosure summary={t('mails.title')}>
      <chakra.ul listStyleType="none" color="text.quiet" fontSize="sm">
        {sent.map(({ type, sent_at, next_at }) => (
          <li key={type}>
            {t(`mails.${type}`)} · {sent_at ? t('mails.at', { when: timestamp(sent_at) }) : t('mails.none')}
            {type === 'reminder' && next_at ? ` · ${t('mails.next', { when: timestamp(next_at) })}` : null}
          </li>
        ))}
      </chakra.ul>
    </Disclosure>
  )
}

/** The signers of an agreement and their states, with actions for a signing that is stuck. */
export const SigningPanel = ({
  state,
  kind,
  onChanged: onSignersChanged,
  children,
}: {
  state: SignersState
  kind: AgreementKind
  /** Called after a change of the signers. */
  onChanged?: () => void
  /** Content below the signers. */
  children?: ReactNode
}) => {
  const { t } = useTranslation('application')
  const { timestamp } = useFormat()
  const queryClient = useQueryClient()
  const isAdministrator = useQuery(companyProfileQuery).data?.role === 'administrator'
  const { signers, status } = state
  const isBeingSigned = status === 'rendering' || status === 'ready'
  const signed = signers.filter(({ sign_status }) => sign_status === 2).length
  const onChanged = (changed: SignersState) => {
    queryClient.setQueryData(signersQueryOf(kind).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: mailOccurrenceQuery('invitation').queryKey.slice(0, 1) })
    onSignersChanged?.()
  }
  const onUrged = () => {
    void queryClient.invalidateQueries(signersQueryOf(kind))
    void queryClient.invalidateQueries({ queryKey: mailOccurrenceQuery('reminder').queryKey.slice(0, 1) })
  }
  return (
    <>
      <Trouble state={state} kind={kind} mayChange={isAdministrator} onChanged={onChanged} />
      <Card>
        {isBeingSigned ? (
          <Flex gap="3" align="center" color="action.text" fontWeight="semibold" role="status">
            <Spinner />
            <span>
              {t(status === 'rendering' ? 'progress.rendering' : 'progress.waiting', {
                signed,
                total: signers.length,
              })}
            </span>
          </Flex>
        ) : null}
        <chakra.ul listStyleType="none" mt={isBeingSigned ? '3' : '0'}>
          {signers.map((signer, index) => (
            <SignerRow
              key={signer.id}
              signer={signer}
              state={state}
              kind={kind}
              isFirst={index === 0}
              mayChange={isAdministrator && status === 'ready'}
              onChanged={onChanged}
              onUrged={onUrged}
            />
          ))}
        </chakra.ul>
        {status === 'ready' && state.lapses_at ? (
          <Box mt="3" color="text.quiet" fontSize="sm">
            {t('lapses', { when: timestamp(state.lapses_at) })}
          </Box>
        ) : null}
        <Mails />
        {children}
      </Card>
    </>
  )
}
