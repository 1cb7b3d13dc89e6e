import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signatoryEndpoints } from '#shared/agreements/signatory.endpoints.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useCountdown } from '../../account/codes/use-countdown.ts'
import { type Candidate, signatoryQuery } from './signatory-query.ts'

const { sendSignatoryCode, proveSignatory } = signatoryEndpoints

/** The wait after the server has refused because a code was sent just now. */
const pauseSeconds = 60

const latin = (typed: string): string => compactCode(typed).toUpperCase()

interface Proof {
  readonly code: string
  readonly end: string
}

const rulesOf = ({ code, end }: Proof): Record<string, string> => ({
  ...(/^\d{6}$/.test(compactCode(code)) ? {} : { code: code === '' ? 'required' : 'codeInvalid' }),
  ...(/^[A-Z\d]{4}$/.test(latin(end)) ? {} : { end: end === '' ? 'required' : 'invalid' }),
})

/**
 * Proves to be a person by the code sent to them and the last characters of their identity document, which only they
 * know.
 */
const ProofOfPerson = ({ personId, to }: { personId: string; to: NonNullable<Candidate['code_to']> }) => {
  const { t } = useTranslation('drawdown')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const codeInput = useRef<HTMLInputElement>(null)
  const { left, begin } = useCountdown()
  const form = useForm({
    initial: (): Proof => ({ code: '', end: '' }),
    rulesOf,
    pathOf: (field: string) => (field === 'id_last_four' ? 'end' : field),
    words: {
      'code codeInvalid': t('signatory.codeWrong'),
      'code codeExpired': t('signatory.codeExpired'),
      'end invalid': t('signatory.endWrong'),
    },
    fieldOf: { codeExpired: 'code' },
    send: ({ code, end }) =>
      call(proveSignatory, {
        body: { person_id: personId, code: compactCode(code), id_last_four: latin(end) },
      }),
    onDone: () => queryClient.invalidateQueries({ queryKey: signatoryQuery.queryKey }),
  })
  const sending = useMutation({
    mutationFn: () => call(sendSignatoryCode, { body: { person_id: personId } }),
    onSuccess: ({ resend_after_seconds }) => {
      begin(resend_after_seconds)
      form.forget('code')
      codeInput.current?.focus()
    },
    onError: (error) => {
      if (isApiError(error) && error.reason === 'waitBeforeResending') begin(pauseSeconds)
    },
  })
  const sent = sending.data
  return (
    <FormArea form={form} gap="5">
      <TextField
        {...form.text('code')}
        ref={codeInput}
        label={t('signatory.code')}
        hint={
          sent
            ? t('signatory.sent', {
                to: sent.to_masked,
                minutes: Math.round(sent.valid_for_seconds / 60),
              })
            : t(to.by === 'sms' ? 'signatory.bySms' : 'signatory.byMail', { to: to.to_masked })
        }
        // An empty field needs no error of its own if the code could not be sent: the failed sending is the cause.
        error={
          sending.isError && form.values.code === ''
            ? failureTranslations(sending.error)
            : form.errorOf('code')
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        read={compactCode}
        required
        beside={
          <Button
            variant={sent ? 'secondary' : 'primary'}
            size="sm"
            h="control"
            flex="none"
            minW="128px"
            fontVariantNumeric="tabular-nums"
            disabled={left > 0}
            busy={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {left > 0
              ? t('signatory.resendIn', { seconds: left })
              : t(sent ? 'signatory.resend' : 'signatory.send')}
          </Button>
        }
      />
      <TextField
        {...form.text('end')}
        label={t('signatory.end')}
        hint={t('signatory.endHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        read={latin}
        required
      />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" wide variant={sent ? 'primary' : 'secondary'} busy={form.busy}>
        {t('signatory.submit')}
      </Button>
    </FormArea>
  )
}

/** Ties the user once to one of the company's signatories: by a code to that person, and their identity document. */
export const ProveSignatory = ({ candidates }: { candidates: readonly Candidate[] }) => {
  const { t } = useTranslation('drawdown')
  const [chosen, setChosen] = useState(() => (candidates.length === 1 ? candidates[0]?.person_id : ''))
  const person = candidates.find(({ person_id }) => person_id === chosen)
  return (
    <Card>
      <CardTitle>{t('signatory.title')}</CardTitle>
      <chakra.p color="text.quiet">{t('signatory.lead')}</chakra.p>
      <Box display="grid" gap="5" mt="5">
        <SelectField
          name="person"
          label={t('signatory.person')}
          required
          placeholder={t('signatory.choose')}
          options={candidates.map(({ person_id, name }) => ({ value: person_id, label: name }))}
          value={person?.person_id ?? ''}
          onChange={setChosen}
        />
        {person?.code_to ? (
          <ProofOfPerson key={person.person_id} personId={person.person_id} to={person.code_to} />
        ) : person ? (
          <Notice tone="waiting">{t('signatory.unreachable')}</Notice>
        ) : null}
      </Box>
      <Box mt="6" pt="4" borderTopWidth="1px" borderColor="border.hairline" fontSize="sm">
        <chakra.p fontWeight="medium">{t('signatory.otherTitle')}</chakra.p>
        <chakra.p mt="1" color="text.quiet">
          {t('signatory.other')}
        </chakra.p>
        <TextLink to={paths.companyUsers()} display="inline-flex" minH="touch" alignItems="center">
          {t('signatory.toUsers')}
        </TextLink>
      </Box>
    </Card>
  )
}
