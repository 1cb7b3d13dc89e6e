import { Box, chakra, Flex } from '@chakra-ui/react'
import { FigureLink } from './figure-link.tsx'

export interface StackPart {
  key: string
  label: string
  /** A colour token of the theme. */
  colour: string
}

export interface Stack {
  key: string
  label: string
  /** The text next to the bar. */
  value: string
  /** Where that text leads. */
  to?: string | undefined
  /** By part: its share of the whole, from 0 to 1, and the text. */
  parts: Readonly<Record<string, { share: number; words: string }>>
}

/** Stacked bars of several wholes, read by screen readers as a list. */
export const StackedBars = ({
  parts,
  stacks,
  label,
}: {
  parts: readonly StackPart[]
  stacks: readonly Stack[]
  label: string
}) => (
  <>
    <Flex wrap="wrap" columnGap="4" rowGap="1" mb="3" fontSize="xs" color="text.quiet">
      {parts.map((part) => (
        <Flex key={part.key} align="center" gap="1.5">
          <Box aria-hidden boxSize="2.5" borderRadius="2px" bg={part.colour} />
          {part.label}
        </Flex>
      ))}
    </Flex>
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="minmax(72px, max-content) 1fr max-content"
      columnGap="3"
      rowGap="1.5"
      alignItems="center"
    >
      {stacks.map((stack) => (
        <chakra.li key={stack.key} display="contents">
          <chakra.span color="text.quiet">{stack.label}</chakra.span>
          <Flex h="4" bg="surface.sunken" borderRadius="sm" overflow="hidden">
            {parts.map(({ key, label: name, colour }) => {
              const { share = 0, words = '' } = stack.parts[key] ?? {}
              return share > 0 ? (
                <Box key={key} h="full" bg={colour} style={{ width: `${(share * 100).toFixed(2)}%` }}>
                  <chakra.span srOnly>{`${name} ${words}`}</chakra.span>
                </Box>
              ) : null
            })}
          </Flex>
          <chakra.span fontVariantNumeric="tabular-nums" textAlign="right">
            <FigureLink to={stack.to}>{stack.value}</FigureLink>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  </>
)
