import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerServicePath, siteScreens } from '#shared/site/screen-paths.ts'
import { brand } from '../../ui/brand.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { findQuestions } from './find-questions.ts'
import type { Question } from './sections.ts'

const SectionLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    px: '4',
    bg: 'surface.card',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    fontWeight: 'medium',
    _hover: { color: 'action.text', borderColor: 'action.border' },
  },
})

const Entry = ({ name, isOpen, isFirst }: { name: Question; isOpen: boolean; isFirst: boolean }) => {
  const { t } = useTranslation('questions')
  return (
    <chakra.details borderTopWidth={isFirst ? '0' : '1px'} borderColor="border.hairline" open={isOpen}>
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        py="4"
        cursor="pointer"
        listStyleType="none"
        fontWeight="medium"
        fontSize="lg"
        lineHeight="snug"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {t(`items.${name}.question`)}
        <Box
          flex="none"
          color="text.quiet"
          transition="transform 200ms"
          css={{ 'details[open] &': { transform: 'rotate(180deg)' } }}
        >
          <ChevronDownIcon />
        </Box>
      </chakra.summary>
      <chakra.p pb="5" color="text.quiet">
        {t(`items.${name}.answer`)}
      </chakra.p>
    </chakra.details>
  )
}

/** Frequently asked questions by section, with a search. */
export const Component = () => {
  const { t } = useTranslation('questions')
  const [typed, setTyped] = useState('')
  const found = findQuestions(typed, (name) => `${t(`items.${name}.question`)} ${t(`items.${name}.answer`)}`)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const isSearching = typed.trim() !== ''
  return (
    <Page width="reading">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Box role="search">
        <TextField
          label={t('search.label')}
          placeholder={t('search.example')}
          type="search"
          value={typed}
          onChange={setTyped}
        />
        <chakra.p role="status" mt="1.5" minH="6" fontSize="sm" color="text.quiet">
          {isSearching ? t('search.found', { count }) : null}
        </chakra.p>
      </Box>
      {isSearching ? null : (
        <Flex as="nav" aria-label={t('sections.label')} gap="2" wrap="wrap" mt="-3">
          {found.map(({ section }) => (
            <SectionLink key={section} href={`#${section}`}>
              {t(`sections.${section}`)}
            </SectionLink>
          ))}
        </Flex>
      )}
      {found.map(({ section, questions }, place) => (
        <Box as="section" key={section} id={section} scrollMarginTop="20">
          <chakra.h2 fontSize="xl" mb="3">
            {t(`sections.${section}`)}
          </chakra.h2>
          <Card py="2">
            {questions.map((name, index) => (
              <Entry
                key={`${name} ${isSearching}`}
                name={name}
                isFirst={index === 0}
                isOpen={isSearching ? count <= 3 : place === 0 && index === 0}
              />
            ))}
          </Card>
        </Box>
      ))}
      {count === 0 ? (
        <Card>
          <EmptyState
            title={t('none.title')}
            action={
              <Button variant="secondary" size="md" onClick={() => setTyped('')}>
                {t('none.clear')}
              </Button>
            }
          >
            {t('none.text')}
          </EmptyState>
        </Card>
      ) : null}
      <Card display="grid" gap="3" justifyItems="start">
        <chakra.h2 fontSize="xl">{t('further.title')}</chakra.h2>
        <chakra.p color="text.quiet">{t('further.text', { phone: brand.hotline })}</chakra.p>
        <Flex gap="3" wrap="wrap">
          <ButtonLink variant="secondary" size="md" wraps to={customerServicePath}>
            {t('further.service')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="md" wraps to={siteScreens.complaints}>
            {t('further.complain')}
          </ButtonLink>
        </Flex>
      </Card>
    </Page>
  )
}
