import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CompanyListed } from '#shared/desk/company.ts'
import { kycStatuses } from '#shared/kyc/kyc-status.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Select } from '../../../ui/select-field.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { KycBadge } from '../../ui/kyc-badge.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { PastDue } from '../../ui/past-due.tsx'
import { RowsInSight } from '../../ui/rows-in-sight.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'

const CompanyRow = ({ company }: { company: CompanyListed }) => {
  const t = useTranslations()
  const { date, money } = useFormat()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const { companyId, kycStatus, changeStatus, createdAt, facilities } = company
  const products = facilities.map(({ facilityId, productCode }) => {
    const product = t(`states.product.${productCode}`)
    return (
      <div key={facilityId}>
        {may('facility-show') ? <PageLink to={`/facilities/${facilityId}`}>{product}</PageLink> : product}
      </div>
    )
  })
  const amounts = (of: 'limit' | 'outstanding') =>
    facilities.map((facility) => (
      <div key={facility.facilityId}>{money(facility[of], facility.currency)}</div>
    ))
  return (
    <TableRow>
      <Cell isFirst>
        <CompanyLink companyId={companyId}>{nameOf(company)}</CompanyLink>
        {facilities.map((facility) => (
          <PastDue key={facility.facilityId} facility={facility} />
        ))}
      </Cell>
      <Cell>
        <Flex gap="1.5" wrap="wrap">
          <KycBadge status={kycStatus} />
          {changeStatus ? <KycBadge status={changeStatus} /> : null}
        </Flex>
      </Cell>
      <Cell>{date(createdAt)}</Cell>
      <Cell>{products}</Cell>
      <Cell isNumber>{amounts('limit')}</Cell>
      <Cell isNumber>{amounts('outstanding')}</Cell>
    </TableRow>
  )
}

/** All companies, the newest first. The filter is in the address. */
export const CompaniesPage = () => {
  const t = useTranslations()
  const id = useId()
  const [address, setAddress] = useSearchParams()
  const status = kycStatuses.find((each) => each === address.get('status'))
  const list = useActPages('company-list', status ? { status } : {})
  const companies = list.data?.pages.flatMap((page) => page.companies) ?? []
  return (
    <>
      <ScreenTitle
        title={t('case.list.title')}
        beside={
          <Flex gap="2" align="center">
            <chakra.label htmlFor={id} color="text.quiet" whiteSpace="nowrap">
              {t('case.list.status')}
            </chakra.label>
            <Select
              id={id}
              h="9"
              fontSize="sm"
              value={status ?? ''}
              onChange={({ target }) => setAddress(target.value ? { status: target.value } : {})}
            >
              <option value="">{t('case.list.any')}</option>
              {kycStatuses.map((each) => (
                <option key={each} value={each}>
                  {t(`states.kyc.${each}`)}
                </option>
              ))}
            </Select>
          </Flex>
        }
      />
      <PagedList query={list} count={companies.length} empty={t('case.list.none')}>
        <TableFrame label={t('case.list.title')}>
          <thead>
            <tr>
              <HeadCell isFirst>{t('case.list.title')}</HeadCell>
              <HeadCell>{t('case.list.status')}</HeadCell>
              <HeadCell>{t('case.list.came')}</HeadCell>
              <HeadCell>{t('case.overview.line')}</HeadCell>
              <HeadCell isNumber>{t('case.overview.limit')}</HeadCell>
              <HeadCell isNumber>{t('case.list.owes')}</HeadCell>
            </tr>
          </thead>
          <RowsInSight rows={companies} pages={list}>
            {(company) => <CompanyRow key={company.companyId} company={company} />}
          </RowsInSight>
        </TableFrame>
      </PagedList>
    </>
  )
}
