import { Box, chakra, Flex } from '@chakra-ui/react'
import type { CompanyListItem } from '#shared/desk/company.ts'
import { kycStatuses } from '#shared/kyc/kyc-status.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { KycBadge } from '../../ui/kyc-badge.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { PastDue } from '../../ui/past-due.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { ChoiceFilter } from '../inbox/choice-filter.tsx'
import { ServerFilters, useServerFilters } from '../inbox/server-filters.tsx'

const CompanyRow = ({ company }: { company: CompanyListItem }) => {
  const t = useTranslations()
  const { date, money } = useFormat()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const { companyId, kycStatus, changeStatus, createdAt, facilities } = company
  const products = facilities.map(({ facilityId, productCode }) => {
    const product = t(`states.product.${productCode}`)
    return (
      <chakra.div key={facilityId} whiteSpace="nowrap">
        {may('facility-show') ? <PageLink to={`/facilities/${facilityId}`}>{product}</PageLink> : product}
      </chakra.div>
    )
  })
  const amounts = (of: 'limit' | 'outstanding') =>
    facilities.map((facility) => (
      <div key={facility.facilityId}>{money(facility[of], facility.currency)}</div>
    ))
  return (
    <TableRow>
      <Cell isFirst>
        <chakra.span
          display="block"
          maxW={{ base: '200px', lg: '320px' }}
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          title={nameOf(company)}
        >
          <CompanyLink companyId={companyId}>{nameOf(company)}</CompanyLink>
        </chakra.span>
      </Cell>
      <Cell>
        <Flex gap="1.5" whiteSpace="nowrap">
          <KycBadge status={kycStatus} />
          {changeStatus ? <KycBadge status={changeStatus} /> : null}
        </Flex>
      </Cell>
      <Cell>{date(createdAt)}</Cell>
      <Cell>{products}</Cell>
      <Cell>
        {facilities.map((facility) => (
          <Box key={facility.facilityId} whiteSpace="nowrap">
            <PastDue facility={facility} />
          </Box>
        ))}
      </Cell>
      <Cell isNumber>{amounts('limit')}</Cell>
      <Cell isNumber>{amounts('outstanding')}</Cell>
    </TableRow>
  )
}

/** All companies, the newest first. The filter is in the address. */
export const CompaniesPage = () => {
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  const filters = useServerFilters(['status'])
  const list = useActPages('company-list', filters.asked)
  const companies = list.data?.pages.flatMap((page) => page.companies) ?? []
  return (
    <>
      <ScreenTitle
        title={t('case.list.title')}
        beside={
          <ServerFilters filters={filters} search={fieldTranslations('search')} hasDays={false}>
            <ChoiceFilter
              label={t('case.list.status')}
              value={filters.asked.status ?? ''}
              options={[
                ['', `${t('case.list.status')}: ${t('case.list.any')}`],
                ...kycStatuses.map((each) => [each, t(`states.kyc.${each}`)] as const),
              ]}
              onChange={(next) => filters.set('status', next)}
            />
          </ServerFilters>
        }
      />
      <PagedList
        query={list}
        count={companies.length}
        empty={t(filters.isFiltered ? 'list.emptyFiltered' : 'case.list.none')}
      >
        <TableFrame label={t('case.list.title')}>
          <thead>
            <tr>
              <HeadCell isFirst>{t('case.list.title')}</HeadCell>
              <HeadCell>{t('case.list.status')}</HeadCell>
              <HeadCell>{t('case.list.came')}</HeadCell>
              <HeadCell>{t('case.overview.line')}</HeadCell>
              <HeadCell>{t('case.list.pastDue')}</HeadCell>
              <HeadCell isNumber>{t('case.overview.limit')}</HeadCell>
              <HeadCell isNumber>{t('case.list.owes')}</HeadCell>
            </tr>
          </thead>
          <VirtualRows rows={companies} pages={list}>
            {(company) => <CompanyRow key={company.companyId} company={company} />}
          </VirtualRows>
        </TableFrame>
      </PagedList>
    </>
  )
}
