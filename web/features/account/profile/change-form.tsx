import { Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The layout of a small form inside a row. It focuses the first field and has buttons to save and cancel. */
export const ChangeForm = ({
  form,
  submitLabel,
  onCancel,
  children,
}: {
  form: Form & { busy: boolean; failureTranslations: string | null }
  submitLabel?: string
  onCancel: () => void
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const begin = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = begin.current?.closest('form')
    area?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus({ preventScroll: true })
    // Another form above may have closed at the same moment, which would move this one out of view.
    area?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <FormArea form={form} gap="5" maxW="440px" scrollMarginTop="28" scrollMarginBottom="6">
      <div ref={begin} hidden />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      {children}
      <Flex gap="3" mt="1" wrap="wrap">
        <Button type="submit" size="md" busy={form.busy} flex={{ base: '1', md: 'none' }}>
          {submitLabel ?? t('action.save')}
        </Button>
        <Button variant="quiet" size="md" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Flex>
    </FormArea>
  )
}
