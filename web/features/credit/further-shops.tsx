import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { linkedShopsQuery } from '../shops/shops-queries.ts'

/** A notice that some linked shops are not part of the limit, and how to add them. */
export const FurtherShops = () => {
  const { t } = useTranslation('credit')
  const linked = useQuery(linkedShopsQuery)
  const shops = linked.data?.shop.filter(({ outside_facility }) => outside_facility) ?? []
  if (shops.length === 0) return null
  return (
    <Notice
      tone="waiting"
      title={t('further.title')}
      action={
        <ButtonLink size="md" to={paths.activateShop()}>
          {t('further.action')}
        </ButtonLink>
      }
    >
      {t('further.text', { shops: shops.map(({ name }) => name).join(t('further.separator')) })}
    </Notice>
  )
}
