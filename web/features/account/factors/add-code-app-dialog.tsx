import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { compactCode } from '#shared/typing/plain-characters.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FactorAdded } from './factors-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }))

const { addCodeApp, beginCodeApp } = factorsEndpoints

const rulesOf = ({ code }: { code: string }): Record<string, string> =>
  code === '' ? { code: 'required' } : {}

interface Begun {
  challenge_id: string
  secret: string
  uri: string
}

/** The secret in groups of four, as it is typed into an app that reads no picture. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const AppForm = ({ begun, onAdded }: { begun: Begun; onAdded: (added: FactorAdded) => void }) => {
  const { t } = useTranslation('factors')
  const form = useForm({
    initial: { code: '' },
    rulesOf,
    words: { 'code codeIncorrect': t('addCodeApp.incorrect'), 'code codeInvalid': t('addCodeApp.incorrect') },
    fieldOf: { codeIncorrect: 'code', accountLocked: 'code' },
    send: ({ code }) => call(addCodeApp, { body: { challenge_id: begun.challenge_id, code } }),
    onDone: onAdded,
  })
  return (
    <FormArea form={form} gap="5">
      <chakra.p color="text.quiet">{t('addCodeApp.scan')}</chakra.p>
      <Flex justify="center">
        <Suspense fallback={<Box boxSize="200px" />}>
          <QrPicture text={begun.uri} label={t('addCodeApp.picture')} />
        </Suspense>
      </Flex>
      <Box>
        <Box color="text.quiet" fontSize="sm" mb="1">
          {t('addCodeApp.secret')}
        </Box>
        <chakra.code
          translate="no"
          fontFamily="ui-monospace, Menlo, Consolas, monospace"
          fontSize="sm"
          overflowWrap="anywhere"
        >
          {grouped(begun.secret)}
        </chakra.code>
      </Box>
      <TextField
        {...form.text('code')}
        label={t('addCodeApp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        read={compactCode}
        required
      />
      {form.failureWords ? (
        <Notice tone="negative">
          {form.failure && 'reason' in form.failure && form.failure.reason === 'codeExpired'
            ? t('addCodeApp.expired')
            : form.failureWords}
        </Notice>
      ) : null}
      <Button type="submit" wide busy={form.busy}>
        {t('addCodeApp.submit')}
      </Button>
    </FormArea>
  )
}

/** Sets up an app that shows codes: its picture is scanned, a code proves it, and the first factor's codes are kept. */
export const AddCodeAppDialog = ({
  onAdded,
  onClose,
}: {
  /** Told at once, while the recovery codes are still shown. */
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('factors')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begun = useQuery({
    queryKey: [beginCodeApp.name],
    queryFn: () => call(beginCodeApp),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} title={t(codes ? 'codes.title' : 'addCodeApp.title')}>
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : null}
      {begun.error && !codes ? <Failure of={begun} /> : null}
      {begun.isPending ? (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
      {begun.data && !codes ? (
        <AppForm
          begun={begun.data}
          onAdded={(added) => {
            onAdded(added)
            if (added.recovery_codes) setCodes(added.recovery_codes)
            else onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}
