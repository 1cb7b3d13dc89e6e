import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyNumbersBody } from '#shared/companies/company-numbers.schema.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { brokenRules } from '../../api/check-input.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { FormSelect, FormText } from '../../ui/form/form-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { affiliationsQuery } from './company-users-queries.ts'

const kinds = ['brn', 'uscc'] as const

interface Values {
  /** Empty before a choice. */
  readonly kind: (typeof kinds)[number] | ''
  readonly number: string
}

const numbersOf = ({ kind, number }: Values) => ({ [kind]: number.trim() })

const rulesOf = (values: Values): Record<string, string> => {
  const missing = {
    ...(values.kind ? {} : { kind: 'required' }),
    ...(values.number.trim() ? {} : { number: 'required' }),
  }
  if (Object.keys(missing).length > 0) return missing
  const [wrong] = Object.values(brokenRules(companyNumbersBody, numbersOf(values)))
  return wrong ? { number: wrong } : {}
}

/** Asks the administrators of the found company for access. */
const Ask = ({ values, onBack, onClose }: { values: Values; onBack: () => void; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () => call(membersEndpoints.askToJoin, { body: numbersOf(values) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: affiliationsQuery.queryKey }),
  })
  if (ask.isSuccess)
    return (
      <Box display="grid" gap="5">
        <Notice tone="positive">{t('join.asked')}</Notice>
        <Button variant="secondary" onClick={onClose}>
          {t('join.close')}
        </Button>
      </Box>
    )
  return (
    <Box display="grid" gap="5">
      <Notice>{t('join.found')}</Notice>
      {ask.isError ? <Notice tone="negative">{failureTranslations(ask.error)}</Notice> : null}
      <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
        <Button variant="secondary" onClick={onBack}>
          {t('join.back')}
        </Button>
        <Button busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('join.ask')}
        </Button>
      </Flex>
    </Box>
  )
}

const Find = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const [found, setFound] = useState<'here' | 'unknown' | null>(null)
  const form = useForm<Values>({
    initial: { kind: 'brn', number: '' },
    rulesOf,
    words: {
      'number alreadyInCompany': t('join.already'),
      'number alreadyHasBrn': t('join.pending'),
    },
    fieldOf: { alreadyInCompany: 'number', alreadyHasBrn: 'number' },
    pathOf: () => 'number',
    send: (values) => {
      setFound(null)
      return call(membersEndpoints.lookUpCompany, { body: numbersOf(values) })
    },
    onRefused: (error) => {
      const isHere = isApiError(error) && error.reason === 'invitationNeeded'
      if (isHere) setFound('here')
      return isHere
    },
    onDone: () => setFound('unknown'),
  })
  if (found === 'here') return <Ask values={form.values} onBack={() => setFound(null)} onClose={onClose} />
  return (
    <FormArea form={form} gap="5">
      <chakra.p color="text.quiet">{t('join.lead')}</chakra.p>
      <FormSelect
        path="kind"
        label={t('join.kind')}
        options={kinds.map((kind) => ({ value: kind, label: t(`join.kinds.${kind}`) }))}
      />
      <FormText path="number" label={t('join.number')} autoComplete="off" autoCapitalize="none" required />
      {found === 'unknown' ? <Notice>{t('join.unknown')}</Notice> : null}
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" wide busy={form.busy}>
        {t('join.find')}
      </Button>
    </FormArea>
  )
}

/** Finds a registered company by one of its numbers, and requests to join it. */
export const JoinCompanyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  return (
    <Dialog open={open} onClose={onClose} title={t('join.title')} width="form">
      <Find onClose={onClose} />
    </Dialog>
  )
}
