import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'

/** The content of a chosen file, shown before it is imported. */
export const ChosenFile = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useTranslations()
  return (
    <Box
      as="section"
      aria-label={t('statements.upload.found', { name })}
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      p="4"
      display="grid"
      // A wide table scrolls inside, without widening the page.
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      minW="0"
    >
      <Box fontWeight="semibold" overflowWrap="anywhere">
        {t('statements.upload.found', { name })}
      </Box>
      {children}
    </Box>
  )
}
