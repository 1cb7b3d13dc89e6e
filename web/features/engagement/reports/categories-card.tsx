import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { entryName } from '../../reference/entry-name.ts'
import { CategoriesForm } from './categories-form.tsx'
import type { CategoryReport } from './category.ts'

/** The seller's product categories for the report; requested while none are chosen. */
export const CategoriesCard = ({ report }: { report: CategoryReport }) => {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const [isChanging, setIsChanging] = useState(report.categories.length === 0)
  if (isChanging)
    return (
      <Card data-unprinted>
        <CardTitle mb="1">{t('categories.title')}</CardTitle>
        <chakra.p color="text.quiet" mb="5">
          {t('categories.lead')}
        </chakra.p>
        <CategoriesForm report={report} onDone={() => setIsChanging(false)} />
      </Card>
    )
  return (
    <Card dense>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Box minW="0">
          <chakra.h2 fontSize="md" color="text.quiet" fontWeight="medium">
            {t('categories.yours')}
          </chakra.h2>
          <Box fontSize="lg" fontWeight="medium">
            {report.categories.map((category) => entryName(category, locale)).join(t('categories.separator'))}
          </Box>
          <Box color="text.quiet" fontSize="sm">
            {report.shares_figures ? t('categories.sharing') : t('categories.notSharing')}
          </Box>
        </Box>
        <Button variant="secondary" size="md" onClick={() => setIsChanging(true)}>
          {t('categories.change')}
        </Button>
      </Flex>
    </Card>
  )
}
