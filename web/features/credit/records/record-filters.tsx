import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { productCodes } from '#shared/lending/product-codes.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { isInvertedRange, type ReadListing, recordNames, recordStatuses } from './record-listing.ts'

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
    <Box
      role="search"
      aria-label={t('filters.label')}
      display="grid"
      gap="4"
      px={{ base: '5', md: '8' }}
      pb="5"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        lg: 'repeat(3, minmax(0, 1fr)) repeat(2, 168px)',
      }}
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
      <SelectField
        label={t('filters.product')}
        value={listing.product ?? ''}
        onChange={(product) => onChange({ product })}
        placeholder={t('filters.anyProduct')}
        wide
        options={productCodes.map((code) => ({ value: code, label: t(`statuses:product.${code}`) }))}
      />
      <DateField label={t('filters.from')} value={listing.from} onChange={(from) => onChange({ from })} />
      <DateField
        label={t('filters.to')}
        value={listing.to}
        min={listing.from || undefined}
        onChange={(to) => onChange({ to })}
        error={isInvertedRange(listing) ? t('filters.backwards') : undefined}
      />
    </Box>
  )
}
