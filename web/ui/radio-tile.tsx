import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A radio button as a large tile with a description. */
export const RadioTile = ({
  name,
  checked,
  onChoose,
  title,
  note,
  mark,
}: {
  /** The same for all options of a group. */
  name: string
  checked: boolean
  onChoose: () => void
  title: ReactNode
  note?: ReactNode
  /** A picture before the label. */
  mark?: ReactNode
}) => (
  <chakra.label
    display="flex"
    alignItems="center"
    gap="3"
    minH="56px"
    px="4"
    py="3"
    borderWidth="1px"
    borderColor={checked ? 'action.solid' : 'border.hairline'}
    bg={checked ? 'action.subtle' : 'surface.card'}
    borderRadius="md"
    cursor="pointer"
    transitionProperty="border-color, background-color"
    transitionDuration="fast"
    _hover={{ borderColor: checked ? 'action.solid' : 'border.strong' }}
  >
    <chakra.input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      boxSize="5"
      accentColor="action.solid"
      flex="none"
    />
    {mark}
    <Box minW="0" flex="1" lineHeight="snug">
      <Box fontWeight="medium" overflowWrap="anywhere">
        {title}
      </Box>
      {note ? (
        <Box mt="0.5" fontSize="sm" color="text.quiet" overflowWrap="anywhere">
          {note}
        </Box>
      ) : null}
    </Box>
  </chakra.label>
)
