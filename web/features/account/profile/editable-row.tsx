import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

/** Rows separated by hairlines. */
export const Rows = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', borderColor: 'border.hairline' }, mb: '-4' },
})

/**
 * A row of the profile: a value, and a button that replaces it by a form. The focus returns to the button when the form
 * closes and no other one has opened.
 */
export const EditableRow = ({
  label,
  value,
  note,
  more,
  changeLabel,
  form,
  formTitle = changeLabel,
  isIdle,
  onChange,
}: {
  label: string
  value: ReactNode
  note?: ReactNode
  /** The button's accessible name, since "Change" alone is ambiguous in a screen reader's list of buttons. */
  changeLabel: string
  /** Another button before the one that changes the value. */
  more?: ReactNode
  /** Replaces the value while it is changed. */
  form: ReactNode | null
  /** The form's title, if it does not change the value. */
  formTitle?: string
  /** True if no form of the page is open. */
  isIdle: boolean
  onChange: () => void
}) => {
  const { t } = useTranslation('accountProfile')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = form !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && isIdle) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, isIdle])
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '144px minmax(0, 1fr)' }}
      columnGap="6"
      rowGap={isOpen ? '3' : '0.5'}
      py="4"
    >
      <Box
        as={isOpen ? 'h3' : 'div'}
        color={isOpen ? 'text.main' : 'text.quiet'}
        fontWeight={isOpen ? 'semibold' : 'normal'}
        fontSize="md"
        lineHeight="snug"
        pt={{ base: '0', md: '1' }}
      >
        {isOpen ? formTitle : label}
      </Box>
      {form ?? (
        <Box minW="0">
          <Flex wrap="wrap" align="flex-start" justify="space-between" columnGap="4" rowGap="2">
            <Flex
              flex="1 0 9rem"
              align="center"
              columnGap="3"
              rowGap="1"
              wrap="wrap"
              minH="7"
              fontSize="lg"
              fontWeight="medium"
              lineHeight="snug"
              overflowWrap="anywhere"
            >
              {value}
            </Flex>
            <Flex flex="none" my="-2" ml="auto" mr="-3">
              {more}
              <Button
                ref={button}
                variant="quiet"
                size="md"
                px="3"
                aria-label={changeLabel}
                onClick={onChange}
              >
                {t('change')}
              </Button>
            </Flex>
          </Flex>
          {note ? (
            <Box mt="0.5" color="text.quiet" fontSize="sm" lineHeight="snug">
              {note}
            </Box>
          ) : null}
        </Box>
      )}
    </Box>
  )
}
