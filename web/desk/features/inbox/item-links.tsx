import { Flex } from '@chakra-ui/react'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import type { Row } from './rows.ts'

/** Links to the item's company and facility. */
export const ItemLinks = ({ row: { companyId, facilityId } }: { row: Row }) => {
  const t = useTranslations()
  const { may } = useMe()
  return (
    <Flex gap="4" wrap="wrap" mb="4">
      {typeof companyId === 'string' && may('company-show') ? (
        <CompanyLink companyId={companyId}>{t('list.company')}</CompanyLink>
      ) : null}
      {typeof facilityId === 'string' && may('limit-show') ? (
        <PageLink to={`/limits/${facilityId}`}>{t('case.overview.openLimit')}</PageLink>
      ) : null}
      {typeof facilityId === 'string' && may('facility-show') ? (
        <PageLink to={`/facilities/${facilityId}`}>{t('case.overview.openFacility')}</PageLink>
      ) : null}
    </Flex>
  )
}
