import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { type Consent, giveConsent } from './consent.ts'

const answer = (said: Exclude<Consent, 'unasked'>): void => {
  giveConsent(said)
  // The clicked button disappears, so the focus moves to the content.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * Asks for consent to visit statistics, at the bottom of the window and at the end of the page, where its space is
 * reserved. Hidden while a phone's action bar is there.
 */
export const ConsentStrip = () => {
  const { t } = useTranslation('tracking')
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Focused elements must not be covered by it.
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${root.current?.offsetHeight ?? 0}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
  return createPortal(
    <chakra.section
      ref={root}
      data-consent-strip
      aria-label={t('title')}
      position="sticky"
      bottom="0"
      zIndex="header"
      bg="surface.card"
      borderTopWidth="1px"
      borderColor="border.hairline"
      css={{
        paddingBottom: 'env(safe-area-inset-bottom)',
        'body:has([data-action-bar]) &': { display: { base: 'none', lg: 'block' } },
        '@media print': { display: 'none' },
      }}
    >
      <Flex
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="2"
        minH="16"
        align="center"
        justify="space-between"
        columnGap={{ base: '3', md: '6' }}
      >
        <Box role="status" fontSize={{ base: 'sm', md: 'md' }} lineHeight="snug" minW="0">
          {t('question')} <TextLink to={`${paths.terms()}#tracking`}>{t('more')}</TextLink>
        </Box>
        <Flex flex="none" gap="2">
          <Button variant="secondary" size="md" px="4" minW="84px" onClick={() => answer('declined')}>
            {t('answers.declined')}
          </Button>
          <Button variant="secondary" size="md" px="4" minW="84px" onClick={() => answer('agreed')}>
            {t('answers.agreed')}
          </Button>
        </Flex>
      </Flex>
    </chakra.section>,
    document.body,
  )
}
