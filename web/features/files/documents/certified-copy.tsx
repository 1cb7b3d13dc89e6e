import { Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import type { Document } from './documents-queries.ts'

const { sendRpaEmail, getMailOccurrence } = signerChangesEndpoints

/** The kind of agreement for each kind of file. */
const agreementOf = {
  agreement: 'facility',
  addendum: 'addendum',
  increase: 'increase',
  rpa: 'rpa',
  guarantee: 'guarantee',
} as const satisfies Partial<Record<Document['kind'], SignedKind>>
type CertifiedKind = keyof typeof agreementOf

/** True for a kind of file that is a certified copy once everyone has signed. */
export const isCertified = (kind: Document['kind']): kind is CertifiedKind => kind in agreementOf

const copyMailedQueryOf = (kind: CertifiedKind) =>
  endpointQuery(getMailOccurrence, { query: { type: 'rpa', kind: agreementOf[kind] } })

const isAhead = (at: string | null): boolean => at !== null && at > new Date().toISOString()

/** Mails the certified copy to its signers again, at most once a day, by an administrator. */
const MailAgain = ({ kind }: { kind: CertifiedKind }) => {
  const { t } = useTranslation('documents')
  const { timestamp } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const copyMailedQuery = copyMailedQueryOf(kind)
  const mailed = useQuery(copyMailedQuery).data
  const again = useMutation({
    mutationFn: () => call(sendRpaEmail, { body: { kind: agreementOf[kind] } }),
    onSuccess: () => {
      showToast('positive', t('copy.mailed'))
      void queryClient.invalidateQueries(copyMailedQuery)
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  if (!mailed?.sent_at) return null
  return (
    <>
      <span>{t('copy.mailedAt', { when: timestamp(mailed.sent_at) })}</span>
      {isAhead(mailed.next_at) ? null : (
        <TextButton minH="touch" disabled={again.isPending} onClick={() => again.mutate()}>
          {t('copy.again')}
        </TextButton>
      )}
    </>
  )
}

/** Explains that a file is a certified copy, with a link to its verification. */
export const CertifiedCopy = ({ kind }: { kind: CertifiedKind }) => {
  const { t } = useTranslation('documents')
  const isAdministrator = useQuery(companyProfileQuery).data?.role === 'administrator'
  return (
    <Flex columnGap="3" align="center" wrap="wrap" color="text.quiet" fontSize="sm">
      {t('copy.certified')}
      <TextLink to={paths.verify()} display="inline-flex" alignItems="center" minH="touch">
        {t('copy.verify')}
      </TextLink>
      {isAdministrator ? <MailAgain kind={kind} /> : null}
    </Flex>
  )
}
