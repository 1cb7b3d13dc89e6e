import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Clause, clauseId } from './clause.tsx'
import type { Signing, SigningDocument } from './signing-query.ts'

/** The choice of the reading language, and which language is binding. */
const LanguageChoice = ({
  signing: { binding_locale: binding, languages },
  document,
  onLocale,
}: {
  signing: Signing
  document: SigningDocument
  onLocale: (locale: Locale) => void
}) => {
  const { t } = useTranslation('signing')
  const name = (locale: Locale) => t(`languages.${locale}`)
  return (
    <Box display="grid" gap="3">
      {languages.length > 1 ? (
        <Box maxW={{ md: '320px' }}>
          <SelectField
            label={t('reading.language')}
            value={document.locale}
            onChange={(locale) => onLocale(locale as Locale)}
            options={languages.map((locale) => ({ value: locale, label: name(locale) }))}
          />
        </Box>
      ) : null}
      <Box color="text.quiet" fontSize="sm">
        {document.locale === binding
          ? t('reading.binding', { language: name(binding) })
          : t('reading.translation', { language: name(document.locale), binding: name(binding) })}
      </Box>
    </Box>
  )
}

/** Scrolls to an element and focuses it, as following a link would. */
export const goTo = (id: string): void => {
  const element = window.document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'start' })
}

/** The reading progress in a bar at the bottom, with a button to the next clause. */
export const ReadingBar = ({ read, of }: { read: number; of: number }) => {
  const { t } = useTranslation('signing')
  const isDone = read >= of
  return (
    <Box
      data-action-bar
      position="sticky"
      bottom="0"
      zIndex="header"
      mx={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      pt="3"
      css={{ paddingBottom: 'calc(0.75rem + env(safe-area-inset-bottom))' }}
      bg="surface.card"
      borderTopWidth="1px"
      borderColor="border.hairline"
    >
      <Box
        role="progressbar"
        aria-label={t('reading.progress')}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={read}
        h="1.5"
        mb="2"
        borderRadius="full"
        bg="border.hairline"
        overflow="hidden"
      >
        <Box data-drawn h="full" w={`${(read / of) * 100}%`} bg="action.solid" />
      </Box>
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="3" rowGap="2">
        <Box role="status" fontVariantNumeric="tabular-nums" lineHeight="snug">
          {isDone ? t('reading.done') : t('reading.progressOf', { read, of })}
        </Box>
        <Button
          size="md"
          flex="none"
          wraps
          variant={isDone ? 'primary' : 'secondary'}
          onClick={() => goTo(isDone ? 'sign-here' : clauseId(read + 1))}
        >
          {isDone ? t('reading.toSign') : t('reading.next', { number: read + 1 })}
        </Button>
      </Flex>
    </Box>
  )
}

/** The agreement to read: its key facts, its clauses, and the warning that the law requires. */
export const ReadingStep = ({
  signing,
  document,
  read,
  onRead,
  onLocale,
  isUnsaved,
}: {
  signing: Signing
  document: SigningDocument
  /** The number of clauses read. */
  read: number
  onRead: (number: number) => void
  onLocale: (locale: Locale) => void
  isUnsaved: boolean
}) => {
  const { t } = useTranslation('signing')
  const pageLocale = useLocale()
  const { locale } = document
  return (
    <>
      <Card>
        <LanguageChoice signing={signing} document={document} onLocale={onLocale} />
      </Card>
      <Card lang={languageTag(locale)} aria-label={t('reading.facts')}>
        <CardTitle>{document.title}</CardTitle>
        <DataList items={document.facts.map(({ label, value }) => ({ term: label, value, wraps: true }))} />
        <ButtonAnchor
          wraps
          href={document.pdf_url}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="md"
          mt="4"
          lang={languageTag(pageLocale)}
        >
          {t('reading.openPdf', { language: t(`languages.${signing.binding_locale}`) })}
        </ButtonAnchor>
      </Card>
      <Notice tone="waiting">
        <chakra.span lang={languageTag(locale)}>{document.warning}</chakra.span>
      </Notice>
      <Card lang={languageTag(locale)} aria-label={t('reading.clauses')}>
        <Box display="grid" gap="4" mb="8">
          {document.opening.map((text, index) => (
            <chakra.p key={index} fontSize={{ base: 'lg', md: 'md' }} overflowWrap="anywhere">
              {text}
            </chakra.p>
          ))}
        </Box>
        {document.clauses.map((clause, index) => (
          <Clause key={index} clause={clause} number={index + 1} read={read} onRead={onRead} />
        ))}
      </Card>
      {isUnsaved ? <Notice tone="waiting">{t('reading.notSaved')}</Notice> : null}
    </>
  )
}
