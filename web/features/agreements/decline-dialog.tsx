import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'

const longest = 500

/** Confirms a signer's refusal with a reason, since it ends the signing for everybody. */
export const DeclineDialog = ({
  token,
  session,
  onDeclined,
}: {
  token: string
  session: string
  onDeclined: () => void
}) => {
  const { t } = useTranslation('signing')
  const [open, setOpen] = useState(false)
  const form = useForm({
    initial: { reason: '' },
    rulesOf: ({ reason }) =>
      reason.trim() === '' ? { reason: 'required' } : reason.length > longest ? { reason: 'tooLong' } : {},
    send: ({ reason }) =>
      call(signingPageEndpoints.declineSigning, { body: { token, signing_session: session, reason } }),
    onDone: onDeclined,
  })
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" wide onClick={() => setOpen(true)}>
        {t('sign.decline')}
      </Button>
      <Dialog open={open} onClose={close} title={t('decline.title')}>
        <Box mb="5">{t('decline.text')}</Box>
        <FormArea form={form} gap="5">
          <TextAreaField
            {...form.text('reason')}
            label={t('decline.reason')}
            hint={t('decline.reasonHint')}
            rows={4}
            required
          />
          {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
          <Box
            display="flex"
            gap="3"
            flexDirection={{ base: 'column-reverse', md: 'row' }}
            justifyContent="flex-end"
          >
            <Button variant="secondary" onClick={close}>
              {t('decline.keep')}
            </Button>
            <Button type="submit" variant="danger" busy={form.busy}>
              {t('decline.confirm')}
            </Button>
          </Box>
        </FormArea>
      </Dialog>
    </>
  )
}
