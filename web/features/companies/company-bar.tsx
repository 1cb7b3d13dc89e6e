import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { switchParameter } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { JoinCompanyDialog } from './join-company-dialog.tsx'
import { SwitchCompanyDialog } from './switch-company-dialog.tsx'

/** The company navigation: profile, users, and dialogs to switch to another company or to join one. */
export const CompanyBar = () => {
  const { t } = useTranslation('companies')
  const [query, setQuery] = useSearchParams()
  const [opened, setOpened] = useState<'switch' | 'join' | null>(null)
  const isWanted = query.has(switchParameter)
  const close = () => {
    setOpened(null)
    if (isWanted)
      setQuery(
        (before) => {
          before.delete(switchParameter)
          return before
        },
        { replace: true },
      )
  }
  return (
    <>
      <Flex
        as="section"
        aria-label={t('bar.label')}
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="2"
        minH="14"
        columnGap="6"
        rowGap="1"
        align="center"
        wrap="wrap"
      >
        <TextLink to={paths.company()}>{t('bar.company')}</TextLink>
        <TextLink to={paths.companyUsers()} mr={{ md: 'auto' }}>
          {t('bar.users')}
        </TextLink>
        <TextButton onClick={() => setOpened('switch')}>{t('bar.switch')}</TextButton>
        <TextButton onClick={() => setOpened('join')}>{t('bar.join')}</TextButton>
      </Flex>
      <SwitchCompanyDialog open={opened === 'switch' || isWanted} onClose={close} />
      <JoinCompanyDialog open={opened === 'join'} onClose={close} />
    </>
  )
}
