import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { createPasskey } from './browser-passkey.ts'
import type { FactorAdded } from './factors-queries.ts'
import { SetUpDialog } from './set-up-dialog.tsx'

const { addPasskey, beginPasskey } = factorsEndpoints

const rulesOf = ({ name }: { name: string }): Record<string, string> =>
  name.trim() === '' ? { name: 'required' } : {}

type Made = 'exists' | 'none' | { added: FactorAdded }

const PasskeyForm = ({
  begun: { challenge_id, options },
  firstName,
  onAdded,
}: {
  begun: ResponseOf<typeof beginPasskey>
  firstName: string
  onAdded: (added: FactorAdded) => void
}) => {
  const { t } = useTranslation('factors')
  const [failed, setFailed] = useState<'exists' | 'none' | null>(null)
  const form = useForm({
    initial: { name: firstName },
    rulesOf,
    fieldOf: { alreadyExists: 'name' },
    words: { 'name alreadyExists': t('addPasskey.exists') },
    send: async ({ name }): Promise<Made> => {
      setFailed(null)
      const credential = await createPasskey(options)
      if (credential === undefined) return 'none'
      if (credential === 'exists') return 'exists'
      return { added: await call(addPasskey, { body: { challenge_id, name, credential } }) }
    },
    onDone: (made) => (typeof made === 'string' ? setFailed(made) : onAdded(made.added)),
  })
  return (
    <FormArea form={form} gap="5">
      <chakra.p color="text.quiet">{t('addPasskey.lead')}</chakra.p>
      <TextField
        {...form.text('name')}
        label={t('addPasskey.name')}
        hint={t('addPasskey.nameHint')}
        maxLength={60}
        autoComplete="off"
        required
      />
      {failed ? (
        <Notice tone="negative">{t(failed === 'exists' ? 'addPasskey.exists' : 'addPasskey.failed')}</Notice>
      ) : null}
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" wide busy={form.busy}>
        {t('addPasskey.submit')}
      </Button>
    </FormArea>
  )
}

/** Creates a passkey on the device, under a name that the user recognises. */
export const AddPasskeyDialog = ({
  firstName,
  onAdded,
  onClose,
}: {
  firstName: string
  /** Called immediately, while the recovery codes are still shown. */
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('factors')
  return (
    <SetUpDialog
      title={t('addPasskey.title')}
      width="narrow"
      lines={4}
      name={beginPasskey.name}
      begin={() => call(beginPasskey)}
      onAdded={onAdded}
      onClose={onClose}
    >
      {(begun, onDone) => <PasskeyForm begun={begun} firstName={firstName} onAdded={onDone} />}
    </SetUpDialog>
  )
}
