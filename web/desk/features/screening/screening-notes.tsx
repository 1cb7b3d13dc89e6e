import { Box } from '@chakra-ui/react'
import { Notice } from '../../../ui/notice.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'

/** What everybody who decides hits has to know: whether anything is screened, and that no seller may learn of a hit. */
export const ScreeningNotes = ({ isScreened }: { isScreened: boolean }) => {
  const t = useTranslations()
  return (
    <Box display="grid" gap="2" mb="3">
      {isScreened ? null : <Notice tone="waiting" title={t('screening.notScreened')} />}
      <Notice tone="neutral" title={t('screening.confidential')} />
    </Box>
  )
}
