import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenNotice } from '../../../ui/screen-notice.tsx'

/** A notice on every screen that another user has proven this user's mobile number, with a link to prove a new one. */
export const Component = () => {
  const { t } = useTranslation('accountProfile')
  return (
    <ScreenNotice>
      <Notice
        tone="waiting"
        title={t('phone.lost.title')}
        action={
          <ButtonLink size="md" to={paths.proveMobile()}>
            {t('phone.lost.action')}
          </ButtonLink>
        }
      >
        {t('phone.lost.text')}
      </Notice>
    </ScreenNotice>
  )
}
