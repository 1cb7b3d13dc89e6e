import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { createPasskey } from './browser-passkey.ts'
import type { FactorAdded } from './factors-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

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
      {form.failureWords ? <Notice tone="negative">{form.failureWords}</Notice> : null}
      <Button type="submit" wide busy={form.busy}>
        {t('addPasskey.submit')}
      </Button>
    </FormArea>
  )
}

/** Has the device make a passkey, under a name by which its user knows it. */
export const AddPasskeyDialog = ({
  firstName,
  onAdded,
  onClose,
}: {
  firstName: string
  /** Told at once, while the recovery codes are still shown. */
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('factors')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begun = useQuery({
    queryKey: [beginPasskey.name],
    queryFn: () => call(beginPasskey),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} title={t(codes ? 'codes.title' : 'addPasskey.title')} width="narrow">
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : null}
      {begun.error && !codes ? <Failure of={begun} /> : null}
      {begun.isPending ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : null}
      {begun.data && !codes ? (
        <PasskeyForm
          begun={begun.data}
          firstName={firstName}
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
