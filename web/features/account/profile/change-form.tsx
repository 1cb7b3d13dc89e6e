import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Change } from './use-change.ts'

/** The frame of a small form that stands in its row: begins in its first field, and ends with the two buttons. */
export const ChangeForm = ({
  change: { form, notice, busy, submit },
  submitLabel,
  onCancel,
  children,
}: {
  change: Pick<Change, 'form' | 'notice' | 'busy' | 'submit'>
  submitLabel?: string
  onCancel: () => void
  children: ReactNode
}) => {
  const { t } = useTranslation()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus({ preventScroll: true })
    // A form above may have closed at the same moment and moved this one below the bar.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [form])
  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      maxW="440px"
      scrollMarginTop="28"
      scrollMarginBottom="6"
    >
      {notice ? <Notice tone="negative">{notice}</Notice> : null}
      {children}
      <Flex gap="3" mt="1">
        <Button type="submit" size="md" busy={busy} flex={{ base: '1', md: 'none' }}>
          {submitLabel ?? t('action.save')}
        </Button>
        <Button variant="quiet" size="md" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  )
}
