import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'

/** A file input that also accepts a dropped file. */
export const DropZone = ({
  label,
  hint,
  accept,
  onFile,
}: {
  label: string
  hint: string
  /** The `accept` attribute of a file input. */
  accept: string
  onFile: (file: File) => void
}) => {
  const [isOver, setOver] = useState(false)
  return (
    <chakra.label
      display="block"
      px="4"
      py="3"
      cursor="pointer"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'action.solid' : 'border.control'}
      borderRadius="sm"
      bg={isOver ? 'action.subtle' : 'surface.sunken'}
      _hover={{ bg: 'surface.hover' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'action.solid', outlineOffset: '2px' }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <chakra.span color="action.text" fontWeight="medium">
        {label}
      </chakra.span>
      <Box as="span" display="block" color="text.quiet" fontSize="xs">
        {hint}
      </Box>
      <chakra.input
        type="file"
        srOnly
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Choosing the same file again must fire the event again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </chakra.label>
  )
}
