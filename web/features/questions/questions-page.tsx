import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../ui/brand.ts'
import { Card } from '../../ui/card.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'

const questions = ['limit', 'cost', 'repay', 'late', 'access', 'verification', 'files'] as const

/** What people ask before they borrow, and what we answer. */
export const Component = () => {
  const { t } = useTranslation('pages')
  return (
    <Page width="reading">
      <PageHeader title={t('questions.title')} lead={t('questions.lead', { phone: brand.hotline })} />
      <Card py="2">
        {questions.map((name, index) => (
          <chakra.details
            key={name}
            borderTopWidth={index === 0 ? '0' : '1px'}
            borderColor="border.hairline"
            open={index === 0}
          >
            <chakra.summary cursor="pointer" py="4" fontWeight="medium" fontSize="lg">
              {t(`questions.${name}.question`)}
            </chakra.summary>
            <Box pb="5" color="text.quiet">
              {t(`questions.${name}.answer`)}
            </Box>
          </chakra.details>
        ))}
      </Card>
    </Page>
  )
}
