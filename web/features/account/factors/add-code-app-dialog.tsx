import { Box, chakra, Flex } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FactorAdded } from './factors-queries.ts'
import { SetUpDialog } from './set-up-dialog.tsx'

const QrPicture = lazy(async () => ({ default: (await import('../../../ui/qr-picture.tsx')).QrPicture }))

const { addCodeApp, beginCodeApp } = factorsEndpoints

const rulesOf = ({ code }: { code: string }): Record<string, string> =>
  code === '' ? { code: 'required' } : {}

type Begun = ResponseOf<typeof beginCodeApp>

/** The secret in groups of four, for typing it into an app that cannot scan. */
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
      {form.failureTranslations ? (
        <Notice tone="negative">
          {form.failure && 'reason' in form.failure && form.failure.reason === 'codeExpired'
            ? t('addCodeApp.expired')
            : form.failureTranslations}
        </Notice>
      ) : null}
      <Button type="submit" wide busy={form.busy}>
        {t('addCodeApp.submit')}
      </Button>
    </FormArea>
  )
}

/**
 * Sets up an authenticator app: its QR code is scanned, a code proves it, and with the first factor the recovery codes
 * are shown.
 */
export const AddCodeAppDialog = ({
  onAdded,
  onClose,
}: {
  /** Called immediately, while the recovery codes are still shown. */
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('factors')
  return (
    <SetUpDialog
      title={t('addCodeApp.title')}
      width="plain"
      lines={6}
      name={beginCodeApp.name}
      begin={() => call(beginCodeApp)}
      onAdded={onAdded}
      onClose={onClose}
    >
      {(begun, onDone) => <AppForm begun={begun} onAdded={onDone} />}
    </SetUpDialog>
  )
}
