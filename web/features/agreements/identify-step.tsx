import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { PersonProofFields, useRequestedCode } from '../account/codes/person-proof-fields.tsx'
import { proofRules, readIdSuffix } from '../account/codes/proof-rules.ts'
import { SignHeading } from './sign-heading.tsx'
import type { Signing } from './signing-query.ts'
import { useDocumentName } from './use-document-name.ts'

const { sendSigningCode, identifySigner } = signingPageEndpoints

/**
 * Identifies the signer before anything of the document is shown: by a code sent to their phone or email, and the last
 * characters of their identity document.
 */
export const IdentifyStep = ({
  token,
  signing,
  isAgain,
  onIdentified,
}: {
  token: string
  signing: Signing
  /** True after an expired signing session. */
  isAgain: boolean
  onIdentified: (session: ResponseOf<typeof identifySigner>) => void
}) => {
  const { t } = useTranslation('signing')
  const nameOf = useDocumentName()
  const { by, to_masked: to, asks_id_last_four: asksEnd } = signing.identification
  const form = useForm({
    initial: { code: '', id_last_four: '' },
    rulesOf: (proof) => proofRules(proof, { asksEnd }),
    words: {
      'code codeInvalid': t('identify.codeWrong'),
      'code codeExpired': t('identify.codeExpired'),
      'id_last_four invalid': t('identify.idWrong'),
    },
    fieldOf: { codeExpired: 'code' },
    send: ({ code, id_last_four }) =>
      call(identifySigner, {
        body: {
          token,
          code: compactCode(code),
          ...(asksEnd ? { id_last_four: readIdSuffix(id_last_four) } : {}),
        },
      }),
    onDone: onIdentified,
  })
  const requested = useRequestedCode(() => call(sendSigningCode, { body: { token } }), form)
  return (
    <>
      <SignHeading
        title={t('identify.title')}
        lead={t('identify.lead', {
          company: signing.company_name,
          name: signing.signer_name,
          title:
            signing.papers.length > 1
              ? signing.papers.map(({ kind }) => nameOf(kind)).join(t('papers.separator'))
              : signing.title,
        })}
      />
      {isAgain ? <Notice tone="waiting">{t('identify.again')}</Notice> : null}
      {by === 'mail' ? (
        <Notice tone="waiting" title={t('identify.weakerTitle')}>
          {t('identify.weaker')}
        </Notice>
      ) : null}
      <Card>
        <chakra.p mb="5">{t(by === 'sms' ? 'identify.bySms' : 'identify.byMail', { to })}</chakra.p>
        <FormArea form={form} gap="5">
          <PersonProofFields
            form={form}
            requested={requested}
            asksEnd={asksEnd}
            words={{
              code: t('identify.code'),
              codeHint: t('identify.codeHint'),
              sent: (values) => t('identify.sent', values),
              send: t('identify.send'),
              resend: t('identify.resend'),
              resendIn: (values) => t('identify.resendIn', values),
              end: t('identify.idLastFour'),
              endHint: t('identify.idHint'),
            }}
          />
          {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
          <Button type="submit" wide variant={requested.sent ? 'primary' : 'secondary'} busy={form.busy}>
            {t('identify.submit')}
          </Button>
          <Box color="text.quiet" fontSize="sm">
            {t('identify.recorded')}
          </Box>
        </FormArea>
      </Card>
    </>
  )
}
