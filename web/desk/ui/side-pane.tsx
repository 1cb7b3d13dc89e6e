import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CloseIcon } from '../../ui/icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { focusContent, isFocusLost } from './focus-content.ts'
import { useTabTitle } from './use-tab-title.ts'

const buttonOfRow = 'tr[aria-selected=true] th :is(a, button)'

/** A list with a pane for the open item; on narrow screens the pane replaces the list. */
export const ListWithPane = ({ list, pane }: { list: ReactNode; pane: ReactNode }) => (
  <Flex gap="5" align="start">
    <Box
      flex="1"
      minW="0"
      containerType="inline-size"
      display={pane ? { base: 'none', xl: 'block' } : undefined}
    >
      {list}
    </Box>
    {pane}
  </Flex>
)

/** The pane of the open item. It takes the focus when it opens and returns it to the row when it closes. */
export const SidePane = ({
  title,
  width = '420px',
  onClose,
  children,
}: {
  title: string
  /** The pane's width next to the list. */
  width?: string
  onClose: () => void
  children: ReactNode
}) => {
  const t = useTranslations()
  const pane = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useTabTitle('opened', title)
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(buttonOfRow)
    heading.current?.focus({ preventScroll: true })
    // On narrow screens the pane replaces the list and begins below the rest of the screen, so it is scrolled into
    // view.
    if (pane.current && getComputedStyle(pane.current).position !== 'sticky') pane.current.scrollIntoView()
    return () => {
      // If the focus is elsewhere already, the user has moved it.
      if (!isFocusLost()) return
      if (row?.isConnected) row.focus()
      else focusContent()
    }
  }, [])
  return (
    <Box
      ref={pane}
      as="section"
      aria-label={title}
      w={{ base: 'full', xl: width }}
      flex="none"
      minW="0"
      p="4"
      maxH={{ xl: 'calc(100dvh - 72px)' }}
      overflowY={{ xl: 'auto' }}
      position={{ xl: 'sticky' }}
      top={{ xl: '60px' }}
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      // The height of the sticky bar at the top.
      scrollMarginTop="60px"
    >
      <Flex justify="space-between" align="start" gap="3" mb="3">
        <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="lg" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.button
          type="button"
          aria-label={t('bar.close')}
          cursor="pointer"
          display="grid"
          placeItems="center"
          boxSize={{ base: 'touch', lg: '9' }}
          mt="-2"
          mr="-2"
          flex="none"
          onClick={onClose}
        >
          <CloseIcon />
        </chakra.button>
      </Flex>
      {children}
    </Box>
  )
}
