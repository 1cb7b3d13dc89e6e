import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import type { SigningDocument } from './signing-query.ts'

export const clauseId = (number: number): string => `clause-${number}`

/** Marks the current clause as read once its end is visible. Without scrolling, the user can use the button. */
const useSeen = (isInTurn: boolean, number: number, onRead: (number: number) => void) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!isInTurn || !element || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onRead(number)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInTurn, number, onRead])
  return end
}

/** A clause, with its read mark or a button at the end. */
export const Clause = ({
  clause: { heading, paragraphs },
  number,
  read,
  onRead,
}: {
  clause: SigningDocument['clauses'][number]
  number: number
  /** The number of clauses read. */
  read: number
  onRead: (number: number) => void
}) => {
  const { t } = useTranslation('signing')
  const pageLocale = useLocale()
  const isInTurn = number === read + 1
  const end = useSeen(isInTurn, number, onRead)
  return (
    <Box as="section" aria-labelledby={clauseId(number)} mt="8" _first={{ mt: '0' }}>
      <chakra.h3 id={clauseId(number)} tabIndex={-1} outline="none" scrollMarginTop="6" fontSize="lg" mb="3">
        {number}. {heading}
      </chakra.h3>
      <Box display="grid" gap="3">
        {paragraphs.map((text, index) => (
          <chakra.p key={index} fontSize={{ base: 'lg', md: 'md' }} overflowWrap="anywhere">
            {text}
          </chakra.p>
        ))}
      </Box>
      <Flex
        ref={end}
        mt="2"
        minH="touch"
        align="center"
        justify="flex-end"
        lang={languageTag(pageLocale)}
        fontSize="sm"
      >
        {number <= read ? (
          <chakra.span color="positive.text">
            <span aria-hidden>✓ </span>
            {t('reading.read')}
          </chakra.span>
        ) : isInTurn ? (
          <Button
            variant="secondary"
            size="md"
            wraps
            onClick={() => {
              onRead(number)
              // The next clause, or the signature after the last one.
              const next =
                document.getElementById(clauseId(number + 1)) ?? document.getElementById('sign-here')
              next?.focus({ preventScroll: true })
              next?.scrollIntoView?.({ block: 'start' })
            }}
          >
            {t('reading.confirm', { number })}
          </Button>
        ) : (
          <chakra.span color="text.faint">{t('reading.inTurn')}</chakra.span>
        )}
      </Flex>
    </Box>
  )
}
