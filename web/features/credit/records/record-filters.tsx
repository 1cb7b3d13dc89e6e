import { useTranslation } from 'react-i18next'
import { productCodes } from '#shared/lending/product-codes.ts'
import { ListFilters } from '../../../ui/list-filters.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type ReadListing, recordNames, recordStatuses } from './record-listing.ts'

/** The filters of the list of applications. */
export const RecordFilters = ({
  listing,
  onChange,
}: {
  listing: ReadListing
  onChange: (change: Record<string, string>) => void
}) => {
  const { t } = useTranslation(['records', 'statuses'])
  return (
    <ListFilters
      label={t('filters.label')}
      choices={2}
      range={listing}
      words={{ from: t('filters.from'), to: t('filters.to'), backwards: t('filters.backwards') }}
      onChange={onChange}
      below={
        <SelectField
          label={t('filters.product')}
          value={listing.product ?? ''}
          onChange={(product) => onChange({ product })}
          placeholder={t('filters.anyProduct')}
          options={productCodes.map((code) => ({ value: code, label: t(`statuses:product.${code}`) }))}
        />
      }
    >
      <SelectField
        label={t('filters.name')}
        value={listing.name ?? ''}
        onChange={(name) => onChange({ name })}
        placeholder={t('filters.anyName')}
        options={recordNames.map((name) => ({ value: name, label: t(`names.${name}`) }))}
      />
      <SelectField
        label={t('filters.status')}
        value={listing.status ?? ''}
        onChange={(status) => onChange({ status })}
        placeholder={t('filters.anyStatus')}
        options={recordStatuses.map((status) => ({
          value: status,
          label: t(`statuses:application.${status}`),
        }))}
      />
    </ListFilters>
  )
}
