import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { chargeOrderStatuses } from '#shared/repayment/charge-order-states.ts'
import { DateField } from '../../ui/date-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { isInvertedRange, listingOrderNames, type ReadListing } from './charge-listing.ts'

/** The filters and sort order of the list of bills. */
export const ChargeFilters = ({
  listing,
  onChange,
}: {
  listing: ReadListing
  onChange: (change: Record<string, string>) => void
}) => {
  const { t } = useTranslation(['repayment', 'statuses'])
  return (
    <Box
      role="search"
      aria-label={t('repayment:filters.label')}
      display="grid"
      gap="4"
      px={{ base: '5', md: '8' }}
      pb="5"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        lg: 'repeat(2, minmax(0, 1fr)) repeat(2, 168px)',
      }}
    >
      <SelectField
        label={t('repayment:filters.status')}
        value={listing.status ?? ''}
        onChange={(status) => onChange({ status })}
        placeholder={t('repayment:filters.anyStatus')}
        options={chargeOrderStatuses.map((status) => ({
          value: status,
          label: t(`statuses:charge.${status}`),
        }))}
      />
      <SelectField
        label={t('repayment:filters.order')}
        value={listing.order}
        onChange={(order) => onChange({ order })}
        options={listingOrderNames.map((order) => ({
          value: order,
          label: t(`repayment:filters.orders.${order}`),
        }))}
      />
      <DateField
        label={t('repayment:filters.from')}
        value={listing.from}
        onChange={(from) => onChange({ from })}
      />
      <DateField
        label={t('repayment:filters.to')}
        value={listing.to}
        min={listing.from || undefined}
        onChange={(to) => onChange({ to })}
        error={isInvertedRange(listing) ? t('repayment:filters.backwards') : undefined}
      />
    </Box>
  )
}
