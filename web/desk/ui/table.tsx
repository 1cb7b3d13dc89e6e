import { Box, chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { isTyping } from './use-shortcuts.ts'

/** A scroll container for a table, with sticky headings and first column. */
export const TableFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    // Focusable, so that the keyboard can scroll it sideways.
    role="region"
    aria-label={label}
    tabIndex={0}
    overflow="auto"
    maxH={{ lg: 'calc(100dvh - 200px)' }}
    bg="surface.card"
    borderWidth="1px"
    borderColor="border.hairline"
    borderRadius="sm"
  >
    <chakra.table w="full" css={{ borderCollapse: 'separate', borderSpacing: 0 }}>
      {children}
    </chakra.table>
  </Box>
)

const first = { position: 'sticky', left: '0', zIndex: '1' } as const

/** A narrow list hides the columns that an item's pane shows anyway, instead of squeezing all columns. */
const minor = { '@container (max-width: 760px)': { display: 'none' } }

export const HeadCell = ({
  children,
  isFirst = false,
  isNumber = false,
  isMinor = false,
  sorted,
}: CellProps & { sorted?: 'ascending' | 'descending' | undefined }) => (
  <chakra.th
    scope="col"
    aria-sort={sorted}
    px="3"
    h="9"
    textAlign={isNumber ? 'right' : 'left'}
    fontWeight="medium"
    fontSize="xs"
    color="text.quiet"
    bg="surface.sunken"
    borderBottomWidth="1px"
    borderColor="border.hairline"
    whiteSpace="nowrap"
    {...(isFirst ? first : {})}
    position="sticky"
    top="0"
    zIndex={isFirst ? '2' : '1'}
    css={isMinor ? minor : undefined}
  >
    {children}
  </chakra.th>
)

export interface CellProps {
  children?: ReactNode
  isFirst?: boolean
  isNumber?: boolean
  /** Contains sentences, which need more width on narrow screens. */
  isWide?: boolean
  /** Contains a checkbox only. */
  isTick?: boolean
  /** Never wraps: the rows of the list have one line each. */
  isOneLine?: boolean
  /** Left out where the list next to an open pane, or on a phone, has little width. */
  isMinor?: boolean
}

/**
 * The minimum width of a cell: Chinese text may wrap after each character, so that a squeezed column would become one
 * character wide.
 */
const narrowest = { base: '92px', lg: '84px' }
/** Cells with a link or button need more width, as a few characters of a name do not identify it. */
const narrowestOfNames = { '&:has(a, button)': { minWidth: { base: '112px', lg: '160px' } } }
const narrowestOfSentences = { base: '200px', lg: '180px' }

const cell = { px: '3', py: '1', h: '9', borderBottomWidth: '1px', borderColor: 'border.hairline' } as const

export const Cell = ({
  children,
  isFirst = false,
  isNumber = false,
  isWide = false,
  isTick = false,
  isOneLine = false,
  isMinor = false,
}: CellProps) =>
  isFirst ? (
    <chakra.th
      scope="row"
      {...cell}
      {...first}
      bg="inherit"
      textAlign="left"
      fontWeight="medium"
      minW={narrowest}
      maxW="260px"
      css={narrowestOfNames}
    >
      {children}
    </chakra.th>
  ) : (
    <chakra.td
      {...cell}
      textAlign={isNumber ? 'right' : 'left'}
      fontVariantNumeric="tabular-nums"
      whiteSpace={isNumber || isOneLine ? 'nowrap' : undefined}
      minW={isTick ? undefined : isWide ? narrowestOfSentences : narrowest}
      maxW="320px"
      css={isMinor ? minor : undefined}
      {...(isTick ? { w: '1px' } : {})}
    >
      {children}
    </chakra.td>
  )

const Row = chakra('tr', {
  base: {
    bg: 'surface.card',
    // Keeps the row clear of the sticky headings.
    scrollMarginTop: '9',
    _hover: { bg: 'surface.hover' },
    '&[aria-selected=true], &[aria-current=true]': { bg: 'action.subtle' },
    // On the cells, since the sticky first cell covers the row's own shadow.
    '&[data-at=true] > *': {
      boxShadow: 'inset 0 1px {colors.action.solid}, inset 0 -1px {colors.action.solid}',
    },
    '&[data-at=true] > :not(* + *)': {
      boxShadow:
        'inset 3px 0 {colors.action.solid}, inset 0 1px {colors.action.solid}, inset 0 -1px {colors.action.solid}',
    },
  },
})

/**
 * A table row. The row selected by keyboard, or referred to by the page's address, is scrolled into view; with the
 * keyboard, its link or button gets the focus.
 */
export const TableRow = ({
  'data-at': isAt = false,
  isMeant = false,
  ...rest
}: ComponentProps<typeof Row> & { 'data-at'?: boolean; isMeant?: boolean }) => {
  const row = useRef<HTMLTableRowElement>(null)
  const wasAt = useRef(isAt)
  useEffect(() => {
    if (isAt && !wasAt.current) {
      row.current?.scrollIntoView({ block: 'nearest' })
      // A row also becomes current when a filter hides the one before it. The user is then typing, so the focus stays.
      if (!isTyping(document.activeElement))
        row.current?.querySelector<HTMLElement>('th button')?.focus({ preventScroll: true })
    }
    wasAt.current = isAt
  }, [isAt])
  useEffect(() => {
    if (isMeant) row.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  return <Row ref={row} data-at={isAt} aria-current={isMeant || undefined} {...rest} />
}
