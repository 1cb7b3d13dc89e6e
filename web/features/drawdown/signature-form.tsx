import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameName } from '#shared/agreements/sign-status.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts'
import { directorNamesQuery } from '../application/application-queries.ts'
import { amountRuleOf, isQuoteExpired, refusalOf } from './refusal.ts'
import type { DrawdownQuote } from './use-quote.ts'
import { useSubmitDrawdown } from './use-submit-drawdown.ts'

type Field = 'signer' | 'name' | 'accepted'
type Problems = Partial<Record<Field, 'signerRequired' | 'nameRequired' | 'nameMismatch' | 'mustAccept'>>

const problemsOf = (signer: string, name: string, accepted: boolean): Problems => ({
  ...(signer ? {} : { signer: 'signerRequired' as const }),
  ...(name.trim() === ''
    ? { name: 'nameRequired' as const }
    : signer && !isSameName(name, signer)
      ? { name: 'nameMismatch' as const }
      : {}),
  ...(accepted ? {} : { accepted: 'mustAccept' as const }),
})

/** The signature under the note: which director, their name typed, their consent ticked. */
export const SignatureForm = ({
  quote,
  canSubmit,
  onUnanswered,
  onExpired,
  onBack,
  onSubmitted,
}: {
  quote: DrawdownQuote
  /** False while another price is on its way. */
  canSubmit: boolean
  /** Told whether it is unknown if the request arrived: then nothing else may take its place. */
  onUnanswered: (unanswered: boolean) => void
  onExpired: () => void
  onBack: () => void
  onSubmitted: (drawdownId: string) => void
}) => {
  const { t } = useTranslation(['drawdown', 'shell'])
  const { money } = useFormat()
  const { messageOf } = useFailureWords()
  const directors = useQuery(directorNamesQuery)
  const submit = useSubmitDrawdown({ onSubmitted, onExpired })
  const unanswered = submit.unanswered !== undefined
  // Consent is to a price: another one has to be agreed to anew.
  const price = `${quote.rate} ${quote.total} ${quote.due_date}`
  const [chosen, setChosen] = useState(submit.unanswered?.signer ?? '')
  const [name, setName] = useState(chosen)
  const [acceptedPrice, setAcceptedPrice] = useState(unanswered ? price : undefined)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const names = directors.data?.map((director) => director.name) ?? []
  const signer = chosen || (names.length === 1 ? (names[0] ?? '') : '')
  const accepted = acceptedPrice === price

  const refusal = amountRuleOf(submit.error) ? 'aboveAvailable' : refusalOf(submit.error)
  const mustHold = unanswered || submit.isPending
  useEffect(() => {
    onUnanswered(mustHold)
  }, [mustHold, onUnanswered])

  const errors = useMemo(
    (): Partial<Record<Field, string>> =>
      Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [field, t(`drawdown:problem.${problem}`)]),
      ),
    [problems, t],
  )
  useFocusFirstInvalid(form, errors)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (submit.isPending || !canSubmit) return
    const found = problemsOf(signer, name, accepted)
    setProblems(found)
    if (Object.keys(found).length === 0) submit.mutate({ quote, signer })
  }
  const label = unanswered
    ? t('drawdown:sign.again')
    : t('drawdown:sign.submit', { amount: money(quote.amount, quote.currency) })
  return (
    <chakra.form ref={form} onSubmit={onSubmit} noValidate>
      <Card>
        <CardTitle>{t('drawdown:sign.title')}</CardTitle>
        {directors.isPending ? <SkeletonText lines={3} /> : null}
        {directors.error ? (
          <Notice
            tone="negative"
            action={
              <Button size="md" variant="secondary" onClick={() => void directors.refetch()}>
                {t('shell:state.retry')}
              </Button>
            }
          >
            {messageOf(directors.error)}
          </Notice>
        ) : null}
        {directors.data?.length === 0 ? (
          <Notice tone="negative">{t('drawdown:sign.noDirectors')}</Notice>
        ) : null}
        {names.length > 0 ? (
          <Box display="grid" gap="4">
            <SelectField
              label={t('drawdown:sign.signer')}
              required
              placeholder={t('shell:field.choose')}
              options={names.map((each) => ({ value: each, label: each }))}
              value={signer}
              onChange={setChosen}
              error={errors.signer}
              disabled={unanswered}
            />
            <TextField
              label={t('drawdown:sign.name')}
              hint={signer ? t('drawdown:sign.nameHint', { name: signer }) : undefined}
              required
              autoComplete="off"
              value={name}
              onChange={setName}
              error={errors.name}
            />
            <CheckboxField
              name="accepted"
              label={t('drawdown:sign.accept', { total: money(quote.total, quote.currency) })}
              checked={accepted}
              onChange={(ticked) => setAcceptedPrice(ticked ? price : undefined)}
              error={errors.accepted}
            />
          </Box>
        ) : null}
        {(submit.error || unanswered) && !isQuoteExpired(submit.error) ? (
          <Box mt="4">
            <Notice
              tone={unanswered ? 'waiting' : 'negative'}
              title={unanswered ? t('drawdown:sign.unansweredTitle') : undefined}
            >
              {unanswered
                ? t('drawdown:sign.unanswered')
                : refusal
                  ? t(`drawdown:refusal.${refusal}`)
                  : messageOf(submit.error)}
            </Notice>
          </Box>
        ) : null}
        <Flex direction="column" gap="2" mt="6">
          <Button type="submit" wide busy={submit.isPending} disabled={!canSubmit}>
            {label}
          </Button>
          {mustHold ? null : (
            <Button variant="quiet" size="md" wide onClick={onBack}>
              {t('drawdown:sign.back')}
            </Button>
          )}
        </Flex>
        <chakra.p mt="3" fontSize="sm" color="text.quiet">
          {t('drawdown:sign.advice')}
        </chakra.p>
      </Card>
    </chakra.form>
  )
}
