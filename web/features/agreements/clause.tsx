import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import type { SigningDocument } from './signing-query.ts'

export const clauseId = (number: number): string => `clause-${number}`

/** Tells when the end of the clause in turn is on the screen. Who does not scroll has the button. */
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

/** One clause, and at its end whether it was read. */
export const Clause = ({
  clause: { heading, paragraphs },
  number,
  read,
  onRead,
}: {
  clause: SigningDocument['clauses'][number]
  number: number
  /** How many have been read. */
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
      <Flex ref={end} mt="2" minH="touch" align="center" justify="flex-end" lang={pageLocale} fontSize="sm">
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
              // On to the next clause, or to what the last one opens.
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
