import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { CertifiedRecord } from './verification-query.ts'

const Digest = ({ children }: { children: string }) => (
  <chakra.code translate="no" fontSize="xs" fontFamily="ui-monospace, monospace" wordBreak="break-all">
    {children}
  </chakra.code>
)

/** A term with a value on a line of its own, as digests are long. */
const Detail = ({ term, value }: { term: string; value: string }) => (
  <Box py="3" borderTopWidth="1px" borderColor="border.hairline" _first={{ borderTopWidth: '0' }}>
    <chakra.dt color="text.quiet" fontSize="sm">
      {term}
    </chakra.dt>
    <chakra.dd lineHeight="snug">
      <Digest>{value}</Digest>
    </chakra.dd>
  </Box>
)

const Details = ({ record }: { record: CertifiedRecord }) => {
  const { t } = useTranslation('verification')
  return (
    <Disclosure summary={t('details.title')}>
      <Box color="text.quiet" fontSize="sm">
        {t('details.note')}
      </Box>
      <chakra.dl mt="2">
        <Detail term={t('details.certifiedSha256')} value={record.certified_sha256} />
        <Detail term={t('details.documentSha256')} value={record.document_sha256} />
        <Detail term={t('details.fingerprint')} value={record.certificate_fingerprint} />
        {record.chain_end ? (
          <Detail
            term={`${t('details.chain')}: ${t('details.chainNote', { count: record.chain_length ?? 0 })}`}
            value={record.chain_end}
          />
        ) : null}
      </chakra.dl>
    </Disclosure>
  )
}

/** How a signer was identified, without personal data. */
const provenBy = (identified: CertifiedRecord['signers'][number]['identified']) => {
  if (!identified) return 'facts.provenBy.nothing'
  const { by, id_last_four: withId } = identified
  if (by === 'sms') return withId ? 'facts.provenBy.smsAndId' : 'facts.provenBy.sms'
  return withId ? 'facts.provenBy.mailAndId' : 'facts.provenBy.mail'
}

const Signers = ({ signers }: Pick<CertifiedRecord, 'signers'>) => {
  const { t } = useTranslation('verification')
  const { timestamp } = useFormat()
  return (
    <>
      {t('facts.signersCount', { count: signers.length })}
      <chakra.ul listStyleType="none">
        {signers.map(({ name_masked, signed_at, identified }, index) => (
          <chakra.li key={index} mt="2">
            <span translate="no">{name_masked}</span>
            <Box color="text.quiet" fontSize="sm" fontWeight="normal">
              {t('facts.signedAt', { when: timestamp(signed_at) })}
            </Box>
            <Box color="text.quiet" fontSize="sm" fontWeight="normal">
              {t(provenBy(identified))}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

/** The record of a certified document, in the order of the printed document. */
export const RecordFacts = ({
  record,
  timeStampedAt,
}: {
  record: CertifiedRecord
  timeStampedAt?: Date | undefined
}) => {
  const { t } = useTranslation('verification')
  const { date, timestamp } = useFormat()
  const stamped = timeStampedAt
    ? t('facts.timeStampedAt', { when: timestamp(timeStampedAt.toISOString()) })
    : t(record.time_stamped ? 'facts.timeStamped' : 'facts.notTimeStamped')
  return (
    <>
      <DataList
        items={[
          { term: t('facts.kind'), value: t(`kinds.${record.kind}`), wraps: true, strong: true },
          { term: t('facts.number'), value: <span translate="no">{record.number}</span>, wraps: true },
          { term: t('facts.date'), value: date(record.agreement_date) },
          ...(record.version ? [{ term: t('facts.version'), value: record.version }] : []),
          {
            term: t('facts.company'),
            value: <span translate="no">{record.company_masked}</span>,
            wraps: true,
          },
          { term: t('facts.signers'), value: <Signers signers={record.signers} />, wraps: true },
          { term: t('facts.completed'), value: timestamp(record.completed_at), wraps: true },
          { term: t('facts.certified'), value: timestamp(record.certified_at), wraps: true },
          { term: t('facts.timeStamp'), value: stamped, wraps: true },
        ]}
      />
      <Box mt="3" color="text.quiet" fontSize="sm">
        {t('facts.masked')}
      </Box>
      <Details record={record} />
    </>
  )
}
