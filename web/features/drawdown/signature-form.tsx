import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameName } from '#shared/agreements/sign-status.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Rules } from '../../ui/form/use-told-reasons.ts'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { directorNamesQuery } from '../application/application-queries.ts'
import { amountRuleOf, isQuoteExpired, refusalOf } from './refusal.ts'
import { courseOfQuote, shareText } from './repayment-course.ts'
import type { DrawdownQuote } from './use-quote.ts'
import { useSubmitDrawdown } from './use-submit-drawdown.ts'

interface Signature {
  readonly signer: string
  readonly name: string
  /** The price that was agreed to, for consent is to a price: another one has to be agreed to anew. */
  readonly agreedPrice: string
}

const signatureRules = ({ signer, name, agreedPrice }: Signature, price: string): Rules => ({
  ...(signer ? {} : { signer: 'required' }),
  ...(name.trim() === ''
    ? { name: 'required' }
    : signer && !isSameName(name, signer)
      ? { name: 'invalid' }
      : {}),
  ...(agreedPrice === price ? {} : { agreedPrice: 'mustAccept' }),
})

/** The signature under the note: which director, their name typed, their consent ticked. */
export const SignatureForm = ({
  quote,
  payoutAccountId,
  canSubmit,
  onUnanswered,
  onExpired,
  onBack,
  onSubmitted,
}: {
  quote: DrawdownQuote
  /** Where the money goes. */
  payoutAccountId?: string | undefined
  /** False while another price is on its way, or there is no account to pay into. */
  canSubmit: boolean
  /** Told whether it is unknown if the request arrived: then nothing else may take its place. */
  onUnanswered: (unanswered: boolean) => void
  onExpired: () => void
  onBack: () => void
  onSubmitted: (drawdownId: string) => void
}) => {
  const { t } = useTranslation(['drawdown', 'shell'])
  const { money } = useFormat()
  const failureWords = useFailureWords()
  const directors = useQuery(directorNamesQuery)
  const names = directors.data?.map((director) => director.name) ?? []
  const { unanswered, send, ...submission } = useSubmitDrawdown()
  const price = `${quote.rate} ${quote.total} ${quote.due_date} ${quote.red_packet?.pays ?? ''}`
  const signerOf = ({ signer }: Signature) => signer || (names.length === 1 ? (names[0] ?? '') : '')
  const form = useForm({
    initial: (): Signature => ({
      signer: unanswered?.signer ?? '',
      name: unanswered?.signer ?? '',
      agreedPrice: unanswered ? price : '',
    }),
    rulesOf: (values) => signatureRules({ ...values, signer: signerOf(values) }, price),
    words: {
      'signer required': t('drawdown:problem.signerRequired'),
      'name required': t('drawdown:problem.nameRequired'),
      'name invalid': t('drawdown:problem.nameMismatch'),
      'agreedPrice mustAccept': t('drawdown:problem.mustAccept'),
    },
    mayBeSent: () => canSubmit,
    send: (values) =>
      send({
        quote,
        signer: signerOf(values),
        account: unanswered ? unanswered.account : payoutAccountId,
      }),
    onDone: ({ drawdown_id: drawdownId }) => {
      submission.onDone()
      onSubmitted(drawdownId)
    },
    onRefused: (error) => {
      submission.onRefused()
      const isExpired = isQuoteExpired(error)
      if (isExpired) onExpired()
      return isExpired
    },
  })
  const signer = signerOf(form.values)
  const { failure } = form
  const refusal = amountRuleOf(failure) ? 'aboveAvailable' : refusalOf(failure)
  const mustHold = unanswered !== undefined || form.busy
  useEffect(() => {
    onUnanswered(mustHold)
  }, [mustHold, onUnanswered])

  return (
    <FormArea form={form}>
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
            {failureWords(directors.error)}
          </Notice>
        ) : null}
        {directors.data?.length === 0 ? (
          <Notice tone="negative">{t('drawdown:sign.noDirectors')}</Notice>
        ) : null}
        {names.length > 0 ? (
          <Box display="grid" gap="4">
            <SelectField
              {...form.text('signer')}
              label={t('drawdown:sign.signer')}
              required
              placeholder={t('shell:field.choose')}
              options={names.map((each) => ({ value: each, label: each }))}
              value={signer}
              disabled={unanswered !== undefined}
            />
            <TextField
              {...form.text('name')}
              label={t('drawdown:sign.name')}
              hint={signer ? t('drawdown:sign.nameHint', { name: signer }) : undefined}
              required
              autoComplete="off"
            />
            <CheckboxField
              name="agreedPrice"
              label={t(`drawdown:sign.accept.${courseOfQuote(quote)}`, {
                total: money(quote.total, quote.currency),
                share: shareText(quote.sales_share ?? ''),
              })}
              checked={form.values.agreedPrice === price}
              onChange={(ticked) => form.change('agreedPrice', ticked ? price : '')}
              error={form.errorOf('agreedPrice')}
            />
          </Box>
        ) : null}
        {unanswered ? (
          <Box mt="4">
            <Notice tone="waiting" title={t('drawdown:sign.unansweredTitle')}>
              {t('drawdown:sign.unanswered')}
            </Notice>
          </Box>
        ) : form.failureWords ? (
          <Box mt="4">
            <Notice
              tone="negative"
              action={
                refusal === 'companyNotVerified' ? (
                  <ButtonLink size="md" variant="secondary" to={paths.company()}>
                    {t('drawdown:sign.toCompany')}
                  </ButtonLink>
                ) : null
              }
            >
              {refusal ? t(`drawdown:refusal.${refusal}`) : form.failureWords}
            </Notice>
          </Box>
        ) : null}
        <Flex direction="column" gap="2" mt="6">
          <Button type="submit" wide busy={form.busy} disabled={!canSubmit}>
            {unanswered
              ? t('drawdown:sign.again')
              : t('drawdown:sign.submit', { amount: money(quote.amount, quote.currency) })}
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
    </FormArea>
  )
}
