import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Illustration } from '../../../ui/illustration.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/**
 * Accepts a file dropped anywhere on the page; otherwise the browser would open a file that misses the drop zone.
 * Returns whether a file is being dragged.
 */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent) => {
      drag(event)
      const [file] = event.dataTransfer?.files ?? []
      if (file) onFile(file)
    }
    window.addEventListener('dragover', drag)
    window.addEventListener('dragleave', drag)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', drag)
      window.removeEventListener('dragleave', drag)
      window.removeEventListener('drop', drop)
    }
  }, [onFile])
  return over
}

/** A drop zone for a PDF, with a file input. */
export const FileDrop = ({
  checking,
  hasChecked,
  onFile,
}: {
  /** The name of the file that is being checked. */
  checking: string | undefined
  hasChecked: boolean
  onFile: (file: File) => void
}) => {
  const { t } = useTranslation('verification')
  const noteId = useId()
  const over = useDrop(onFile)
  return (
    <Box>
      <chakra.label
        display="grid"
        justifyItems="center"
        textAlign="center"
        gap="3"
        px="4"
        py={{ base: '6', md: '10' }}
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="lg"
        borderColor={over ? 'action.solid' : 'border.control'}
        bg={over ? 'action.subtle' : 'surface.sunken'}
        cursor="pointer"
        _focusWithin={{ outline: '2px solid', outlineColor: 'action.solid', outlineOffset: '2px' }}
      >
        {hasChecked ? null : (
          <Box display={{ base: 'none', md: 'block' }}>
            <Illustration name="documents" width={120} />
          </Box>
        )}
        <chakra.span display={{ base: 'none', md: 'inline' }} color="text.quiet">
          {t('file.drop')}
        </chakra.span>
        <chakra.span
          display="inline-flex"
          alignItems="center"
          minH="button"
          px="6"
          borderRadius="md"
          bg="action.solid"
          color="action.on"
          fontWeight="semibold"
        >
          {t(hasChecked ? 'file.another' : 'file.choose')}
        </chakra.span>
        <chakra.input
          type="file"
          srOnly
          accept=".pdf,application/pdf"
          aria-describedby={noteId}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
            event.target.value = ''
          }}
        />
      </chakra.label>
      <Box id={noteId} mt="3" color="text.quiet" fontSize="sm">
        {t('file.stays')}
      </Box>
      <Box role="status">
        {checking === undefined ? null : (
          <Flex mt="3" gap="3" align="center" color="action.text" fontWeight="medium">
            <Spinner />
            <chakra.span overflowWrap="anywhere">{t('file.checking', { name: checking })}</chakra.span>
          </Flex>
        )}
      </Box>
    </Box>
  )
}
