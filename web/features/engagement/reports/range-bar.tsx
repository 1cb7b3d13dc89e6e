import { Box } from '@chakra-ui/react'

/** The scale extends beyond the largest figure by this factor, so that nothing is at its very end. */
const headroom = 1.15

/**
 * The middle half of the peer group as a band, its median as a line, the own figure as a dot. Hidden from screen
 * readers, as the text is next to it.
 */
export const RangeBar = ({
  lower,
  median,
  upper,
  own,
}: {
  lower: string
  median: string
  upper: string
  own: string | null
}) => {
  const figures = [upper, own ?? '0'].map(Number)
  const whole = Math.max(...figures) * headroom || 1
  const at = (figure: string) => `${Math.min(100, Math.max(0, (Number(figure) / whole) * 100))}%`
  return (
    <Box data-drawn aria-hidden position="relative" h="4" my="2">
      <Box
        data-drawn
        position="absolute"
        left="0"
        right="0"
        top="6px"
        h="1"
        borderRadius="full"
        bg="surface.hover"
      />
      <Box
        data-drawn
        position="absolute"
        top="2px"
        h="3"
        borderRadius="sm"
        bg="action.border"
        style={{ left: at(lower), width: `max(4px, calc(${at(upper)} - ${at(lower)}))` }}
      />
      <Box
        data-drawn
        position="absolute"
        top="0"
        w="2px"
        h="4"
        bg="action.text"
        style={{ left: `calc(${at(median)} - 1px)` }}
      />
      {own === null ? null : (
        <Box
          data-drawn
          position="absolute"
          top="1px"
          w="14px"
          h="14px"
          borderRadius="full"
          bg="waiting.solid"
          borderWidth="2px"
          borderColor="surface.card"
          style={{ left: `calc(${at(own)} - 7px)` }}
        />
      )}
    </Box>
  )
}
