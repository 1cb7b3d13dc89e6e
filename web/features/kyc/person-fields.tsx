import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { personNameNeeded } from '#shared/kyc/needed-names.ts'
import { call } from '../../api/call.ts'
import { uploadFile } from '../../api/upload-file.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useUploadTranslations } from '../../api/use-upload-translations.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormDate, FormFile, FormPhone, FormText } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { ChoiceField } from './choice-field.tsx'
import { type DocumentField, documentFields } from './hidden-documents.ts'
import { usualNationality } from './kyc-drafts.ts'
import { normalizeCode, normalizeShare, normalizeWhole } from './normalize-typed.ts'
import { OwnContact } from './own-contact.tsx'
import type { KycForm } from './use-kyc-form.ts'
import { useToday } from './use-today.ts'

type PersonForm = Pick<KycForm, 'files' | 'hidden' | 'id'>

/** Replaces an identity document that another user entered: its owner is visible, its content is not. */
const HiddenIdentity = ({ mask, onReplace }: { mask: string; onReplace: () => void }) => {
  const { t } = useTranslation('kyc')
  return (
    <Box gridColumn={{ md: '1 / -1' }}>
      <Notice
        title={mask ? t('hidden.number', { number: mask }) : t('hidden.title')}
        action={
          <Button variant="secondary" size="md" onClick={onReplace}>
            {t('hidden.replace')}
          </Button>
        }
      >
        {t('hidden.text')}
      </Notice>
    </Box>
  )
}

/** Replaces a document's number by its beginning; the whole number is shown after a step-up. */
const MaskedNumber = ({
  mask,
  kycId,
  personId,
  onReplace,
}: {
  mask: string
  kycId: string
  personId: string
  onReplace: () => void
}) => {
  const { t } = useTranslation('kyc')
  const failureTranslations = useFailureTranslations()
  const revealing = useMutation({
    mutationFn: () => call(kycEndpoints.revealIdentityNumber, { body: { id: kycId, person_id: personId } }),
  })
  // Never cached: the number is fetched each time.
  const shown = revealing.data?.id_number
  return (
    <Box gridColumn={{ md: '1 / -1' }}>
      <Box fontWeight="medium">{t('person.id_number')}</Box>
      <Flex
        mt="2"
        px="4"
        py="3"
        columnGap="4"
        rowGap="2"
        align="center"
        justify="space-between"
        wrap="wrap"
        bg="surface.sunken"
        borderWidth="1px"
        borderColor="border.hairline"
        borderRadius="md"
      >
        <chakra.span
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          letterSpacing="0.04em"
          overflowWrap="anywhere"
          lang="en"
          translate="no"
          role="status"
        >
          {shown ?? mask}
        </chakra.span>
        <Flex gap="2" ms={{ base: '-3', md: '0' }} wrap="wrap">
          {/* The same button shows and hides, so that it keeps the focus. */}
          <Button
            variant="quiet"
            size="md"
            busy={revealing.isPending}
            onClick={() => (shown === undefined ? revealing.mutate() : revealing.reset())}
          >
            {t(shown === undefined ? 'hidden.show' : 'hidden.hide')}
          </Button>
          <Button variant="quiet" size="md" onClick={onReplace}>
            {t('hidden.change')}
          </Button>
        </Flex>
      </Flex>
      <Box mt="2" color="text.quiet" fontSize="sm">
        {t('hidden.maskedHint')}
      </Box>
      {revealing.error ? (
        <Box mt="3">
          <Notice tone="negative">{failureTranslations(revealing.error)}</Notice>
        </Box>
      ) : null}
    </Box>
  )
}

const Identity = ({ at, form }: { at: string; form: PersonForm }) => {
  const { t } = useTranslation('kyc')
  const wordsOf = useUploadTranslations()
  const type = useFormField(`${at}.certificate_type`).text
  const personId = useFormField(`${at}.person_id`).text
  const [isReplaced, setReplaced] = useState(false)
  const [isRetyped, setRetyped] = useState(false)
  const isPassport = type === 'passport'
  const file = { ...form.files, upload: uploadFile, wordsOf }
  const isHidden = (field: DocumentField) => form.hidden.has(personId, field)
  // If the pictures are hidden too, another user entered the document.
  const isOfColleague = documentFields.some((field) => field !== 'id_number' && isHidden(field))
  const isMasked = !isOfColleague && isHidden('id_number') && !isRetyped
  const shows = (field: DocumentField) =>
    isReplaced || !isHidden(field) || (field === 'id_number' && !isOfColleague && isRetyped)
  const need = (field: DocumentField) =>
    isHidden(field) ? { hint: t(isOfColleague ? 'hidden.hint' : 'hidden.keepHint') } : { required: true }
  return (
    <FieldGroup title={t('group.idCard')} lead={t('group.idCardLead')}>
      {isOfColleague && !isReplaced ? (
        <HiddenIdentity mask={form.hidden.maskOf(personId)} onReplace={() => setReplaced(true)} />
      ) : null}
      {isMasked ? (
        <MaskedNumber
          mask={form.hidden.maskOf(personId)}
          kycId={form.id}
          personId={personId}
          onReplace={() => setRetyped(true)}
        />
      ) : null}
      {shows('id_number') ? (
        <FormText
          path={`${at}.id_number`}
          label={t('person.id_number')}
          hint={type === 'hk_id' ? t('hint.hkid') : undefined}
          // Both photos then share a row.
          wide={!isPassport}
          autoCapitalize="characters"
          autoComplete="off"
          // Takes the focus, as the clicked button is gone.
          autoFocus={isRetyped}
          read={normalizeCode}
          {...need('id_number')}
        />
      ) : null}
      {shows('id_front_file_id') ? (
        <FormFile
          path={`${at}.id_front_file_id`}
          label={t(isPassport ? 'person.passportPage' : 'person.id_front_file_id')}
          {...need('id_front_file_id')}
          {...file}
        />
      ) : null}
      {isPassport || !shows('id_back_file_id') ? null : (
        <FormFile
          path={`${at}.id_back_file_id`}
          label={t('person.id_back_file_id')}
          {...need('id_back_file_id')}
          {...file}
        />
      )}
    </FieldGroup>
  )
}

const More = ({ at }: { at: string }) => {
  const { t } = useTranslation('kyc')
  return (
    <chakra.details borderTopWidth="1px" borderColor="border.hairline">
      <chakra.summary
        minH="touch"
        display="flex"
        alignItems="center"
        gap="2"
        cursor="pointer"
        color="action.text"
        fontWeight="medium"
        _before={{ content: '"＋"' }}
      >
        {t('person.more')}
      </chakra.summary>
      <Box pt="3">
        <FieldGroup title={t('group.more')} lead={t('group.moreLead')}>
          <ChoiceField path={`${at}.title`} label={t('person.title')} category="character_title" />
          <FormText path={`${at}.position`} label={t('person.position')} />
          <FormText
            path={`${at}.industry_experience_years`}
            label={t('person.industry_experience_years')}
            inputMode="numeric"
            read={normalizeWhole}
          />
          <ChoiceField
            path={`${at}.ubo_wealth_region`}
            label={t('person.ubo_wealth_region')}
            category="country_region"
          />
          <ChoiceField
            path={`${at}.ubo_source_of_wealth`}
            label={t('person.ubo_source_of_wealth')}
            category="ubo_source_of_wealth"
          />
          <FormText path={`${at}.residential_address`} label={t('person.residential_address')} wide />
          <FormText path={`${at}.permanent_address`} label={t('person.permanent_address')} wide />
        </FieldGroup>
      </Box>
    </chakra.details>
  )
}

/** A director, shareholder or other person behind the company; `at` is the person's path in the form. */
export const PersonFields = ({
  at,
  form,
  isFirst = false,
  signsWithOthers = false,
}: {
  at: string
  form: PersonForm
  /** The first person, who usually is the user. */
  isFirst?: boolean
  /** One of several signatories, each of whom needs a number of their own. */
  signsWithOthers?: boolean
}) => {
  const today = useToday()
  const { t } = useTranslation('kyc')
  const nationality = useFormField(`${at}.nationality`)
  const needed = personNameNeeded(useFormField(`${at}.certificate_type`).text)
  const need = (name: typeof needed) =>
    name === needed ? { required: true } : { optionalMark: t('optional') }
  return (
    <>
      <FieldGroup title={t('group.person')}>
        <ChoiceField
          path={`${at}.certificate_type`}
          label={t('person.certificate_type')}
          hint={t('hint.certificate_type')}
          category="certificate_type"
          onChosen={(type) => {
            if (nationality.text === '') nationality.change(usualNationality(type) ?? '')
          }}
          wide
          required
        />
        <FormText
          path={`${at}.full_name_en`}
          label={t('person.full_name_en')}
          hint={t('hint.full_name_en')}
          autoComplete="off"
          {...need('full_name_en')}
        />
        <FormText
          path={`${at}.full_name_cn`}
          label={t('person.full_name_cn')}
          autoComplete="off"
          {...need('full_name_cn')}
        />
        <ChoiceField
          path={`${at}.capacity`}
          label={t('person.capacity')}
          category="connected_person_capacity"
          hint={t('hint.capacity')}
          required
        />
        <FormText
          path={`${at}.ownership_percent`}
          label={t('person.ownership_percent')}
          optionalMark={t('optional')}
          hint={t('hint.ownership_percent')}
          inputMode="decimal"
          read={normalizeShare}
        />
        <ChoiceField
          path={`${at}.nationality`}
          label={t('person.nationality')}
          category="country_region"
          required
        />
        <FormDate path={`${at}.birth_date`} label={t('person.birth_date')} max={today} required />
        {isFirst ? <OwnContact at={at} /> : null}
        <FormText
          path={`${at}.email`}
          label={t('person.email')}
          hint={t('hint.personEmail')}
          inputMode="email"
          type="email"
          autoComplete="off"
          required
          wide
        />
        <FormPhone
          path={`${at}.mobile`}
          areaCodePath={`${at}.mobile_area_code`}
          label={t('person.mobile')}
          hint={t(signsWithOthers ? 'hint.mobileOfEach' : 'hint.personMobile')}
          {...(signsWithOthers ? { required: true } : { optionalMark: t('optional') })}
          autoComplete="off"
          wide
        />
      </FieldGroup>
      <Identity at={at} form={form} />
      <More at={at} />
    </>
  )
}
