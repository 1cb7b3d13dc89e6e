import { useTranslation } from 'react-i18next'
import { chargeOrderStatuses } from '#shared/repayment/charge-order-states.ts'
import { ListFilters } from '../../ui/list-filters.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { listingOrderNames, type ReadListing } from './charge-listing.ts'

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
    <ListFilters
      label={t('repayment:filters.label')}
      choices={2}
      range={listing}
      words={{
        from: t('repayment:filters.from'),
        to: t('repayment:filters.to'),
        backwards: t('repayment:filters.backwards'),
      }}
      onChange={onChange}
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
    </ListFilters>
  )
}
