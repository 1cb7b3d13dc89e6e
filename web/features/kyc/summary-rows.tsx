import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { fieldKind } from '#shared/kyc/field-kind.ts'
import { DataList } from '../../ui/data-list.tsx'
import type { FieldValues } from './kyc-drafts.ts'
import type { useKycValue } from './use-kyc-value.tsx'

/** The filled-in fields among `names`, read-only. */
export const SummaryRows = ({
  values,
  names,
  labelOf,
  shown,
}: {
  values: FieldValues
  names: readonly string[]
  labelOf: (name: string) => string
  shown: ReturnType<typeof useKycValue>
}) => {
  const { t } = useTranslation('kyc')
  const items = names.flatMap((name) => {
    const value = values[name]
    const sameAs = values[`${name}_same_as`]
    if (sameAs)
      return [
        {
          term: labelOf(name),
          value: t(`sameAs.${String(sameAs)}` as 'sameAs.registered_address'),
          wraps: true,
        },
      ]
    if (value === undefined || value.length === 0) return []
    return [
      {
        term: labelOf(name),
        value: shown(name, value, values),
        wraps: fieldKind(name, { inCompany: false }) !== 'dollars',
      },
    ]
  })
  return items.length > 0 ? <DataList items={items} /> : <Box color="text.quiet">{t('review.nothing')}</Box>
}
