import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { switchParameter } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { companyProfileQuery } from './companies-queries.ts'
import { JoinCompanyDialog } from './join-company-dialog.tsx'
import { SwitchCompanyDialog } from './switch-company-dialog.tsx'
import { useCompanyName } from './use-company-name.ts'

/** Which company the user acts for, and the ways to its people and to another company. */
export const CompanyBar = () => {
  const { t } = useTranslation('companies')
  const nameOf = useCompanyName()
  const { data: company } = useQuery(companyProfileQuery)
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
        <chakra.strong fontWeight="semibold" overflowWrap="anywhere" minW="0" flex={{ md: '1' }}>
          {company ? (
            <TextLink to={paths.company()} color="text.main">
              {nameOf(company)}
            </TextLink>
          ) : null}
        </chakra.strong>
        <TextLink to={paths.companyUsers()}>{t('bar.users')}</TextLink>
        <TextButton onClick={() => setOpened('switch')}>{t('bar.switch')}</TextButton>
        <TextButton onClick={() => setOpened('join')}>{t('bar.join')}</TextButton>
      </Flex>
      <SwitchCompanyDialog open={opened === 'switch' || isWanted} onClose={close} />
      <JoinCompanyDialog open={opened === 'join'} onClose={close} />
    </>
  )
}
