import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session-store.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Steps } from '../../ui/steps.tsx'

/** A seller's home before there is a limit: where they stand and the one next step. */
export const Component = () => {
  const { t } = useTranslation('home')
  const session = useSession()
  if (!session) return null
  const { email, isActivated } = session.user
  return (
    <Page>
      <PageHeader title={t('hello')} lead={t('lead')} />
      {isActivated ? null : (
        <Notice tone="waiting" title={t('notActivated.title')}>
          {t('notActivated.text', { email })}
        </Notice>
      )}
      <Steps
        current={0}
        steps={(['link', 'verify', 'register', 'sign', 'limit'] as const).map((step) => ({
          label: t(`steps.${step}`),
        }))}
      />
      <Card>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          gap="6"
          justify="space-between"
        >
          <Flex direction="column" align="flex-start" gap="2" maxW="reading">
            <CardTitle mb="0">{t('link.title')}</CardTitle>
            {t('link.text')}
            <ButtonLink mt="4" to={paths.shops()}>
              {t('link.action')}
            </ButtonLink>
          </Flex>
          <Illustration name="link-shop" width={220} />
        </Flex>
      </Card>
    </Page>
  )
}
