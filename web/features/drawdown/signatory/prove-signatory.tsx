import { Box, chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signatoryEndpoints } from '#shared/agreements/signatory.endpoints.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { call } from '../../../api/call.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { PersonProofFields, useRequestedCode } from '../../account/codes/person-proof-fields.tsx'
import { proofRules, readIdSuffix } from '../../account/codes/proof-rules.ts'
import { type Candidate, signatoryQuery } from './signatory-query.ts'

const { sendSignatoryCode, proveSignatory } = signatoryEndpoints

/**
 * Proves that the user is a certain person, by a code sent to that person and the last characters of their identity
 * document, which only they know.
 */
const ProofOfPerson = ({ personId, to }: { personId: string; to: NonNullable<Candidate['code_to']> }) => {
  const { t } = useTranslation('drawdown')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { code: '', id_last_four: '' },
    rulesOf: (proof) => proofRules(proof),
    words: {
      'code codeInvalid': t('signatory.codeWrong'),
      'code codeExpired': t('signatory.codeExpired'),
      'id_last_four invalid': t('signatory.endWrong'),
    },
    fieldOf: { codeExpired: 'code' },
    send: ({ code, id_last_four }) =>
      call(proveSignatory, {
        body: { person_id: personId, code: compactCode(code), id_last_four: readIdSuffix(id_last_four) },
      }),
    onDone: () => queryClient.invalidateQueries({ queryKey: signatoryQuery.queryKey }),
  })
  const requested = useRequestedCode(() => call(sendSignatoryCode, { body: { person_id: personId } }), form)
  return (
    <FormArea form={form} gap="5">
      <PersonProofFields
        form={form}
        requested={requested}
        words={{
          code: t('signatory.code'),
          codeHint: t(to.by === 'sms' ? 'signatory.bySms' : 'signatory.byMail', { to: to.to_masked }),
          sent: (values) => t('signatory.sent', values),
          send: t('signatory.send'),
          resend: t('signatory.resend'),
          resendIn: (values) => t('signatory.resendIn', values),
          end: t('signatory.end'),
          endHint: t('signatory.endHint'),
        }}
      />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" wide variant={requested.sent ? 'primary' : 'secondary'} busy={form.busy}>
        {t('signatory.submit')}
      </Button>
    </FormArea>
  )
}

/** Links the user once to one of the company's signatories, by a code to that person and their identity document. */
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
