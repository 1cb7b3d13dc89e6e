import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Explains what needs a verified mobile number, with a link to verify it. */
export const Component = () => {
  const { t } = useTranslation('accountProfile')
  return (
    <Notice
      tone="waiting"
      title={t('phone.needed.title')}
      action={
        <ButtonLink size="md" to={paths.proveMobile()}>
          {t('phone.needed.action')}
        </ButtonLink>
      }
    >
      {t('phone.needed.text')}
    </Notice>
  )
}
