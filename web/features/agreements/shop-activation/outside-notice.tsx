import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'

/** Of a shop that was read and is not part of the limit: the way to add it. */
export const OutsideNotice = () => {
  const { t } = useActivationTranslations()
  return (
    <Notice
      tone="waiting"
      title={t('outside.title')}
      action={
        <ButtonLink size="md" to={paths.activateShop()}>
          {t('title')}
        </ButtonLink>
      }
    >
      {t('outside.text')}
    </Notice>
  )
}
