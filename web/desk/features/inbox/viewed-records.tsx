import { Box, chakra, Flex } from '@chakra-ui/react'
import { actsOfRecords, type DecisionRecord, type ViewedSubject } from '#shared/desk/viewed-records.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'

type Viewed = ViewedSubject['records'][number]

/** The screen of a record; undefined for the exposure, which is in the strip above, and for files of the item. */
const pathOf = ({ companyId, facilityId }: ViewedSubject, record: DecisionRecord): string | undefined =>
  (
    ({
      limit: `/limits/${facilityId}`,
      facility: `/facilities/${facilityId}`,
      charges: `/facilities/${facilityId}`,
      overdue: `/overdue?item=${facilityId}`,
      kyc: `/companies/${companyId}?part=kyc`,
      payoutAccount: `/companies/${companyId}?part=overview`,
    }) as Partial<Record<DecisionRecord, string>>
  )[record]

const isMissing = ({ viewedAt, viewedFiles, files }: Viewed): boolean =>
  viewedAt === null || (viewedFiles ?? 0) < (files ?? 0)

const missingIn = ({ records }: ViewedSubject): number => records.filter(isMissing).length

const Record = ({ of, record }: { of: ViewedSubject; record: Viewed }) => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  const path = pathOf(of, record.record)
  const tone = isMissing(record) ? 'waiting' : 'positive'
  const { viewedAt, viewedFiles, files } = record
  const words = t(`states.decisionRecord.${record.record}`)
  return (
    <chakra.li
      maxW="full"
      px="2.5"
      py="1"
      borderRadius="md"
      bg={`${tone}.subtle`}
      color={`${tone}.text`}
      overflowWrap="anywhere"
    >
      <chakra.span fontWeight="medium">
        {path && actsOfRecords[record.record].some(may) ? (
          <PageLink to={path} color="inherit" textDecoration="underline">
            {words}
          </PageLink>
        ) : (
          words
        )}
      </chakra.span>{' '}
      {[
        ...(files && viewedFiles ? [t('work.viewed.files', { count: viewedFiles, of: files })] : []),
        viewedAt === null ? t('work.viewed.not') : format.timestamp(viewedAt),
      ].join(t('value.and'))}
    </chakra.li>
  )
}

/**
 * The records that bear on a proposal, and whether its proposer viewed each before; of several companies, those with
 * the most unviewed records come first.
 */
export const ViewedRecords = ({
  viewed,
  proposedBy,
  companies,
}: {
  viewed: readonly ViewedSubject[]
  proposedBy: string
  companies: readonly NamedCompany[]
}) => {
  const t = useTranslations()
  const format = useFormat()
  const nameOf = useCompanyName()
  return (
    <Box as="section" aria-label={t('work.viewed.title', { person: proposedBy })}>
      <Box color="text.quiet" fontSize="sm" mb="1.5">
        {t('work.viewed.title', { person: proposedBy })}
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {viewed
          .toSorted((a, b) => missingIn(b) - missingIn(a))
          .map((of) => (
            <Box key={`${of.companyId} ${of.facilityId}`}>
              {viewed.length > 1
                ? companies
                    .filter(({ companyId }) => companyId === of.companyId)
                    .map((company) => (
                      <Box key={company.companyId} fontWeight="medium">
                        {nameOf(company)}
                      </Box>
                    ))
                : null}
              <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
                {of.records.map((record) => (
                  <Record key={record.record} of={of} record={record} />
                ))}
              </Flex>
              <Box color="text.quiet" fontSize="xs" mt="1">
                {t('work.viewed.since', { at: format.timestamp(of.viewedSince) })}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}
