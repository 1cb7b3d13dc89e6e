import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IllustrationName } from '../../ui/illustration.tsx'
import { Page } from '../../ui/page.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'

/** A page that explains why there is nothing to show, with a link back. */
export const OutcomePage = ({
  words,
  picture,
}: {
  words: 'notFound' | 'notAuthorised' | 'paymentPlatformError' | 'error'
  picture: IllustrationName
}) => {
  const { t } = useTranslation(['pages', 'shell'])
  usePageTitle(t(`pages:${words}.title`))
  return (
    <Page width="reading">
      <EmptyState
        whole
        picture={picture}
        title={t(`pages:${words}.title`)}
        action={<ButtonLink to={paths.entry()}>{t('shell:action.toHome')}</ButtonLink>}
      >
        {t(`pages:${words}.text`)}
      </EmptyState>
    </Page>
  )
}
