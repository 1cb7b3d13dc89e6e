import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { PdfPages } from '../../../features/files/viewer/pdf-pages.tsx'
import { Picture } from '../../../features/files/viewer/picture.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useFileContent } from './use-file-content.ts'

const magnifications = [1, 1.5, 2, 3, 4] as const

const quarters = 4

const Tools = ({
  step,
  onStep,
  onTurn,
}: {
  step: number
  onStep: (step: number) => void
  onTurn: () => void
}) => {
  const t = useTranslations()
  return (
    <Flex gap="1.5" wrap="wrap">
      <Button size="sm" variant="secondary" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {t('case.smaller')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={step === magnifications.length - 1}
        onClick={() => onStep(step + 1)}
      >
        {t('case.larger')}
      </Button>
      <Button size="sm" variant="secondary" onClick={onTurn}>
        {t('case.turn')}
      </Button>
    </Flex>
  )
}

/** A file of the company that can be zoomed and rotated. */
export const DocumentPane = ({ companyId, fileId }: { companyId: string; fileId: string }) => {
  const t = useTranslations()
  const { data, error, refetch } = useFileContent(companyId, fileId)
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const [isUnreadable, setUnreadable] = useState(false)
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <Loading lines={8} />
  const { content, fileName, url } = data
  const isShown = content.kind !== 'other' && !isUnreadable
  const Shown = content.kind === 'pdf' ? PdfPages : Picture
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <chakra.a href={url} color="action.text" overflowWrap="anywhere" minW="0">
          {fileName}
        </chakra.a>
        {isShown ? (
          <Tools step={step} onStep={setStep} onTurn={() => setTurns((turns + 1) % quarters)} />
        ) : null}
      </Flex>
      {content.kind !== 'other' && isShown ? (
        <Shown
          bytes={content.bytes}
          title={fileName}
          magnification={magnifications[step] ?? 1}
          turns={turns}
          onUnreadable={() => setUnreadable(true)}
        />
      ) : (
        <Box py="10" textAlign="center" color="text.quiet">
          {t('case.cannotShow')}
        </Box>
      )}
    </Box>
  )
}
