import { Box } from '@chakra-ui/react'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** A skeleton of table rows. */
export const Loading = ({ lines = 6 }: { lines?: number }) => {
  const t = useTranslations()
  return (
    <Box role="status" aria-busy="true" display="grid" gap="2.5" p="4">
      <Box srOnly>{t('list.loading')}</Box>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBar key={index} h="6" w={index === 0 ? '30%' : 'full'} />
      ))}
    </Box>
  )
}
