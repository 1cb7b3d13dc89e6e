import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { groupedCode, readVerificationCode } from '#shared/agreements/verification-code.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RecordFacts } from './record-facts.tsx'
import { findRecord } from './verification-query.ts'

/** The record of the document with this verification code. */
export const CodeRecord = ({ code }: { code: string }) => {
  const { t } = useTranslation('verification')
  const query = useQuery({
    queryKey: ['verify-agreement', code],
    queryFn: async () => (await findRecord({ code })) ?? null,
  })
  if (query.isPending)
    return (
      <Card>
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      </Card>
    )
  if (query.isError)
    return (
      <Card>
        <Failure of={query} />
      </Card>
    )
  return (
    <Card aria-live="polite">
      <CardTitle>{t(query.data ? 'code.found' : 'code.none')}</CardTitle>
      <Box mb="4" color="text.quiet" translate="no" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {groupedCode(code)}
      </Box>
      {query.data ? (
        <Notice tone="waiting" title={t('code.notCompared')}>
          {t('code.onlyPdf')}
        </Notice>
      ) : (
        <Notice tone="negative">{t('code.noneText')}</Notice>
      )}
      {query.data ? (
        <Box mt="4">
          <RecordFacts record={query.data} />
        </Box>
      ) : null}
    </Card>
  )
}

/** A field for the printed code. Submitting it leads to the same address as the QR code. */
export const CodeForm = () => {
  const { t } = useTranslation('verification')
  const navigate = useNavigate()
  const form = useForm({
    initial: { code: '' },
    rulesOf: ({ code }) =>
      code.trim() === '' ? { code: 'required' } : readVerificationCode(code) ? {} : { code: 'invalid' },
    words: { 'code invalid': t('code.invalid'), 'code required': t('code.invalid') },
    send: async ({ code }) => readVerificationCode(code) ?? '',
    onDone: (code) => {
      void navigate({ hash: code })
      window.scrollTo({ top: 0 })
    },
  })
  return (
    <Card>
      <CardTitle mb="2">{t('code.title')}</CardTitle>
      <chakra.p mb="4" color="text.quiet">
        {t('code.text')}
      </chakra.p>
      <FormArea form={form} gap="4">
        <TextField
          {...form.text('code')}
          label={t('code.label')}
          hint={t('code.hint')}
          read={(typed) => {
            const code = readVerificationCode(typed)
            return code ? groupedCode(code) : typed
          }}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" justifySelf={{ md: 'start' }} busy={form.busy}>
          {t('code.submit')}
        </Button>
      </FormArea>
    </Card>
  )
}
