import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { locales } from '#shared/i18n/locales.ts'
import { returnReasons } from '#shared/kyc/returned-fields.ts'
import { languageNames } from '../../../i18n/language-names.ts'
import { Select } from '../../../ui/select-field.tsx'
import { Input } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { isFocusLost } from '../../ui/focus-content.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { isReason, newReturn, type Return } from './returns.ts'

const OwnTranslations = ({ value, onChange }: { value: Return; onChange: (value: Return) => void }) => {
  const t = useTranslations()
  return (
    <Box display="grid" gap="1.5" mt="1.5">
      {locales.map((locale) => (
        <Input
          key={locale}
          aria-label={t('case.wordsIn', { language: languageNames[locale] })}
          placeholder={languageNames[locale]}
          lang={languageTag(locale)}
          value={value.words[locale]}
          maxLength={300}
          h="9"
          fontSize="sm"
          onChange={({ target }) => onChange({ ...value, words: { ...value.words, [locale]: target.value } })}
        />
      ))}
    </Box>
  )
}

const Why = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: Return
  onChange: (value: Return | undefined) => void
}) => {
  const t = useTranslations()
  const { t: kycTranslations } = useTranslation('kyc')
  const id = useId()
  return (
    <Box mt="2" p="2" bg="waiting.subtle" borderRadius="sm">
      <Flex gap="2" align="center">
        <chakra.label htmlFor={id} srOnly>
          {t('case.reasonOf', { field: label })}
        </chakra.label>
        <Select
          id={id}
          value={value.reason}
          h="9"
          fontSize="sm"
          flex="1"
          autoFocus
          onChange={({ target }) => {
            if (isReason(target.value)) onChange({ ...value, reason: target.value })
          }}
        >
          <option value="">{t('case.chooseReason')}</option>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {kycTranslations(`returnReason.${reason}`)}
            </option>
          ))}
          <option value="words">{t('case.ownTranslations')}</option>
        </Select>
        <RowButton type="button" onClick={() => onChange(undefined)}>
          {t('case.keep')}
          <chakra.span srOnly> {label}</chakra.span>
        </RowButton>
      </Flex>
      {value.reason === 'words' ? <OwnTranslations value={value} onChange={onChange} /> : null}
    </Box>
  )
}

/** A submitted field with its document and the decision on it. */
export const FieldRow = ({
  label,
  children,
  path,
  isChanged,
  isCurrent,
  document,
  isAccepted,
  onAccept,
  returned,
  onReturn,
}: {
  label: string
  children: ReactNode
  path: string
  /** Whether it has the keyboard selection. */
  isCurrent: boolean
  /** Whether it differs from the previous submission. */
  isChanged: boolean
  /** The button that shows the file that proves it. */
  document?: { isShown: boolean; show: () => void } | undefined
  isAccepted: boolean
  /** Undefined if nothing is to be decided. */
  onAccept?: ((isAccepted: boolean) => void) | undefined
  returned?: Return | undefined
  /** Undefined if nothing is to be decided. */
  onReturn?: ((value: Return | undefined) => void) | undefined
}) => {
  const t = useTranslations()
  const returnButton = useRef<HTMLButtonElement>(null)
  const wasReturned = useRef(false)
  useEffect(() => {
    // Undoing a return removes the button that had the focus.
    if (wasReturned.current && !returned && isFocusLost()) returnButton.current?.focus()
    wasReturned.current = returned !== undefined
  }, [returned])
  return (
    <chakra.li
      id={`field-${path}`}
      aria-current={isCurrent ? 'true' : undefined}
      scrollMarginY="24"
      css={isCurrent ? { boxShadow: 'inset 3px 0 0 {colors.action.solid}' } : undefined}
      py="1.5"
      px="3"
      borderTopWidth="1px"
      borderColor="border.hairline"
      _first={{ borderTopWidth: '0' }}
      bg={document?.isShown ? 'action.subtle' : undefined}
    >
      <Flex gap="3" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <chakra.span color="text.quiet" flex="none" w={{ base: 'full', md: '32%' }}>
          {label}
        </chakra.span>
        <chakra.span flex="1" minW="0" overflowWrap="anywhere" translate="no">
          {children}
          {isChanged ? (
            <chakra.span ml="2" color="waiting.text" fontSize="xs" whiteSpace="nowrap">
              {t('case.changed')}
            </chakra.span>
          ) : null}
        </chakra.span>
        <Flex gap="1" flex="none">
          {document ? (
            <RowButton type="button" aria-pressed={document.isShown} onClick={document.show}>
              {t('case.compare')}
              <chakra.span srOnly> {label}</chakra.span>
            </RowButton>
          ) : null}
          {onAccept && !returned ? (
            <RowButton type="button" aria-pressed={isAccepted} onClick={() => onAccept(!isAccepted)}>
              {t(isAccepted ? 'case.accepted' : 'case.accept')}
              <chakra.span srOnly> {label}</chakra.span>
            </RowButton>
          ) : null}
          {!onAccept && isAccepted ? (
            <chakra.span color="positive.text" fontSize="xs" whiteSpace="nowrap">
              {t('case.accepted')}
            </chakra.span>
          ) : null}
          {onReturn && !returned ? (
            <RowButton ref={returnButton} type="button" onClick={() => onReturn(newReturn)}>
              {t('case.return')}
              <chakra.span srOnly> {label}</chakra.span>
            </RowButton>
          ) : null}
        </Flex>
      </Flex>
      {onReturn && returned ? <Why label={label} value={returned} onChange={onReturn} /> : null}
    </chakra.li>
  )
}
