import { Box, chakra, Flex } from '@chakra-ui/react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink } from '../../ui/company-link.tsx'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'
import { ActPreview } from '../acts/act-preview.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { amountsOf, companiesOf, useAmountTexts, viewedSubjectsOf } from './proposal-row.ts'
import type { Row } from './rows.ts'
import { ViewedRecords } from './viewed-records.tsx'

type Values = Readonly<Record<string, unknown>>

const partsIn = (value: unknown): readonly Values[] | undefined => {
  const { parts } = Object(value) as { parts?: unknown }
  return Array.isArray(parts) ? (parts as Values[]) : undefined
}

/** The changes of a proposal in the form of a preview: step by step for an act with several transactions. */
const previewOf = ({ before, after, currency }: Row, companies: readonly NamedCompany[]): Values => {
  const former = partsIn(before)
  const parts = partsIn(after)?.map(({ companyId, ...each }, index) => ({
    ...(typeof companyId === 'string'
      ? (companies.find((company) => company.companyId === companyId) ?? { companyId })
      : {}),
    before: former?.[index] ?? null,
    after: each,
  }))
  return parts ? { parts, currency } : { before, after, currency, companies }
}

/** A proposal for its second approver: amounts, companies, changes and reason, then the given fields with their ids. */
export const ProposalView = ({ row }: { row: Row }) => {
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  const nameOf = useCompanyName()
  const amountTexts = useAmountTexts()
  const { may } = useMe()
  const amounts = amountsOf(row)
  const companies = companiesOf(row)
  const { action, reason, proposedBy, proposedAt, expiresAt, fields, proposalId } = row
  const isSeen = 'after' in row
  const viewed = viewedSubjectsOf(row)
  return (
    <Box display="grid" gap="4">
      {amounts.length > 0 ? (
        <Box>
          <Box color="text.quiet" fontSize="sm">
            {fieldTranslations('amounts')}
          </Box>
          {amountTexts(amounts).map((words) => (
            <chakra.strong key={words} display="block" fontSize="xl" fontVariantNumeric="tabular-nums">
              {words}
            </chakra.strong>
          ))}
        </Box>
      ) : null}
      {companies.length > 0 ? (
        <Flex wrap="wrap" columnGap="4" rowGap="1">
          {companies.map((company) =>
            may('company-show') ? (
              <CompanyLink key={company.companyId} companyId={company.companyId}>
                {nameOf(company)}
              </CompanyLink>
            ) : (
              <span key={company.companyId}>{nameOf(company)}</span>
            ),
          )}
        </Flex>
      ) : null}
      <RecordView thing={{ action, reason, proposedBy, proposedAt, expiresAt }} />
      {viewed.length > 0 ? (
        <ViewedRecords viewed={viewed} proposedBy={String(proposedBy)} companies={companies} />
      ) : null}
      {isSeen ? <ActPreview simulated={previewOf(row, companies)} /> : null}
      {isSeen ? (
        <Disclosure summary={t('work.given')}>
          <RecordView thing={{ ...(fields as object), proposalId }} />
        </Disclosure>
      ) : null}
    </Box>
  )
}
