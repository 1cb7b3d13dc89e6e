import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import { isMobile } from '#shared/identifiers/mobile.ts'
import { call } from '../../../api/call.ts'
import { uploadFile } from '../../../api/upload-file.ts'
import { useUploadTranslations } from '../../../api/use-upload-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { UploadedFile } from '../../../ui/file-field.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { FormFile, FormPhone, FormSelect, FormText } from '../../../ui/form/form-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { SignerState, SignersState } from '../agreements-queries.ts'

const { changeSigner } = signerChangesEndpoints

type Body = RequestOf<typeof changeSigner>['body']

const ways = ['contact', 'person', 'authority'] as const
type Way = (typeof ways)[number]

const empty = { email: '', mobile_area_code: '', mobile: '', person_id: '', file_id: '' }
type Typed = typeof empty

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

const contactRules = ({ email, mobile_area_code, mobile }: Typed): Record<string, FieldRule> => ({
  ...(email.trim() === '' && mobile === '' ? { email: 'atLeastOne' as const } : {}),
  ...(email.trim() === '' || isAddress(email) ? {} : { email: 'emailInvalid' as const }),
  ...(mobile !== '' && mobile_area_code === '' ? { mobile_area_code: 'areaCodeRequired' as const } : {}),
  ...(mobile !== '' && mobile_area_code !== '' && !isMobile(mobile_area_code, mobile)
    ? { mobile: 'mobileInvalid' as const }
    : {}),
})

const rulesOf = (way: Way, typed: Typed): Record<string, FieldRule> => {
  if (way === 'contact') return contactRules(typed)
  if (way === 'person') return typed.person_id ? {} : { person_id: 'required' }
  return typed.file_id ? {} : { file_id: 'required' }
}

/** The request body of the chosen kind of change. */
const bodyOf = (way: Way, { email, mobile_area_code, mobile, person_id, file_id }: Typed): Body => {
  if (way === 'person') return { person_id }
  if (way === 'authority') return { file_id }
  return {
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(mobile ? { mobile_area_code, mobile } : {}),
  }
}

/** A guarantee is personal, so its signer cannot be replaced. */
const waysFor = ({ papers }: SignerState): readonly Way[] =>
  papers.some(({ kind }) => kind === 'guarantee') ? ways.filter((way) => way !== 'person') : ways

const ContactFields = ({ signer }: { signer: SignerState }) => {
  const { t } = useTranslation('application')
  return (
    <>
      <FormText
        path="email"
        label={t('changeSigner.email')}
        hint={t('changeSigner.emailHint', { email: signer.email_masked })}
        type="email"
        autoComplete="off"
      />
      <FormPhone
        areaCodePath="mobile_area_code"
        path="mobile"
        label={t('changeSigner.mobile')}
        hint={
          signer.mobile_masked
            ? t('changeSigner.mobileHintNow', { mobile: signer.mobile_masked })
            : t('changeSigner.mobileHint')
        }
        autoComplete="off"
      />
    </>
  )
}

const PersonField = ({ state }: { state: SignersState }) => {
  const { t } = useTranslation('application')
  if (state.signers.some(({ papers }) => papers.some(({ signed_at }) => signed_at)))
    return <Notice tone="waiting">{t('changeSigner.personSigned')}</Notice>
  if (state.candidates.length === 0) return <Notice>{t('changeSigner.personNone')}</Notice>
  return (
    <FormSelect
      path="person_id"
      label={t('changeSigner.candidate')}
      options={state.candidates.map(({ person_id, name }) => ({ value: person_id, label: name }))}
      required
    />
  )
}

const AuthorityField = () => {
  const { t } = useTranslation('application')
  const wordsOf = useUploadTranslations()
  const [uploaded, setUploaded] = useState<UploadedFile>()
  return (
    <FormFile
      path="file_id"
      label={t('changeSigner.file')}
      upload={uploadFile}
      wordsOf={wordsOf}
      fileOf={(id) => (uploaded?.id === id ? uploaded : undefined)}
      onUploaded={setUploaded}
      required
    />
  )
}

/** Changes a signer's contact, replaces the signer, or uploads the document that authorises them. */
export const ChangeSignerDialog = ({
  signer,
  state,
  kind,
  onClose,
  onChanged,
}: {
  signer: SignerState
  state: SignersState
  kind: AgreementKind
  onClose: () => void
  onChanged: (state: SignersState) => void
}) => {
  const { t } = useTranslation('application')
  const [way, setWay] = useState<Way>('contact')
  const form = useForm({
    initial: empty,
    rulesOf: (typed) => rulesOf(way, typed),
    words: { 'email atLeastOne': t('changeSigner.nothing') },
    send: (typed) => call(changeSigner, { params: { id: signer.id }, body: { kind, ...bodyOf(way, typed) } }),
    onDone: (changed) => {
      onChanged(changed)
      showToast('positive', t(`changeSigner.done.${way}`))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('changeSigner.title', { name: signer.name })} width="form">
      <FormArea form={form} gap="5">
        <Box role="radiogroup" aria-label={t('changeSigner.kinds')} display="grid" gap="2">
          {waysFor(signer).map((each) => (
            <RadioTile
              key={each}
              name="way"
              checked={way === each}
              onChoose={() => setWay(each)}
              title={t(`changeSigner.${each}`)}
              note={t(`changeSigner.${each}Note`)}
            />
          ))}
        </Box>
        {way === 'contact' ? (
          <ContactFields signer={signer} />
        ) : way === 'person' ? (
          <PersonField state={state} />
        ) : (
          <AuthorityField />
        )}
        {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
        <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
          <Button variant="secondary" onClick={onClose}>
            {t('changeSigner.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('changeSigner.submit')}
          </Button>
        </Flex>
      </FormArea>
    </Dialog>
  )
}
