import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** A notice that an imported shop is not part of the limit, with a link to add it. */
export const ExcludedShopNotice = () => {
  const { t } = useTranslation('agreements')
  return (
    <Notice
      tone="waiting"
      title={t('activate.outside.title')}
      action={
        <ButtonLink size="md" to={paths.activateShop()}>
          {t('activate.title')}
        </ButtonLink>
      }
    >
      {t('activate.outside.text')}
    </Notice>
  )
}
