import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameName } from '#shared/agreements/sign-status.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import type { Rules } from '../../ui/form/use-field-reasons.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { amountRuleOf, isQuoteExpired, refusalOf } from './refusal.ts'
import { courseOfQuote, shareText } from './repayment-course.ts'
import { signatoryQuery } from './signatory/signatory-query.ts'
import type { DrawdownQuote } from './use-quote.ts'
import { unansweredSigner, useSubmitDrawdown } from './use-submit-drawdown.ts'

// Loaded lazily, since most users were identified when they signed the agreement.
const ProveSignatory = lazy(async () => ({
  default: (await import('./signatory/prove-signatory.tsx')).ProveSignatory,
}))

const Waiting = () => {
  const { t } = useTranslation('drawdown')
  return (
    <Card>
      <CardTitle>{t('sign.title')}</CardTitle>
      <SkeletonText lines={3} />
    </Card>
  )
}

interface Signature {
  readonly name: string
  /** The accepted price. Consent is to a price: another price needs a new consent. */
  readonly agreedPrice: string
}

const signatureRules = ({ name, agreedPrice }: Signature, signer: string, price: string): Rules => ({
  ...(name.trim() === '' ? { name: 'required' } : isSameName(name, signer) ? {} : { name: 'invalid' }),
  ...(agreedPrice === price ? {} : { agreedPrice: 'mustAccept' }),
})

interface SignatureProps {
  quote: DrawdownQuote
  /** The payout account. */
  payoutAccountId?: string | undefined
  /** False while another price loads, or without a usable account. */
  canSubmit: boolean
  /** Called with whether the outcome of the submission is unknown; then no other may replace it. */
  onUnanswered: (unanswered: boolean) => void
  onExpired: () => void
  onBack: () => void
  onSubmitted: (drawdownId: string) => void
}

/** The user's own signature: typed name and consent. */
const OwnSignature = ({
  signer,
  provenBy,
  quote,
  payoutAccountId,
  canSubmit,
  onUnanswered,
  onExpired,
  onBack,
  onSubmitted,
}: SignatureProps & { signer: string; provenBy: ReactNode }) => {
  const { t } = useTranslation('drawdown')
  const { money } = useFormat()
  const queryClient = useQueryClient()
  const { unanswered, send, ...submission } = useSubmitDrawdown()
  const price = `${quote.rate} ${quote.total} ${quote.due_date} ${quote.red_packet?.pays ?? ''}`
  const form = useForm({
    initial: (): Signature => ({
      name: unanswered?.signer ?? '',
      agreedPrice: unanswered ? price : '',
    }),
    rulesOf: (values) => signatureRules(values, signer, price),
    words: {
      'name required': t('problem.nameRequired'),
      'name invalid': t('problem.nameMismatch'),
      'agreedPrice mustAccept': t('problem.mustAccept'),
    },
    mayBeSent: () => canSubmit,
    send: () =>
      send({
        quote,
        signer,
        account: unanswered ? unanswered.account : payoutAccountId,
      }),
    onDone: ({ drawdown_id: drawdownId }) => {
      submission.onDone()
      onSubmitted(drawdownId)
    },
    onRefused: (error) => {
      submission.onRefused()
      // The proof has become invalid meanwhile, as after a change of KYC.
      if (refusalOf(error) === 'signatoryNotProven') void queryClient.invalidateQueries(signatoryQuery)
      const isExpired = isQuoteExpired(error)
      if (isExpired) onExpired()
      return isExpired
    },
  })
  const { failure } = form
  const refusal = amountRuleOf(failure) ? 'aboveAvailable' : refusalOf(failure)
  const mustHold = unanswered !== undefined || form.busy
  useEffect(() => {
    onUnanswered(mustHold)
  }, [mustHold, onUnanswered])

  return (
    <FormArea form={form}>
      <Card>
        <CardTitle>{t('sign.title')}</CardTitle>
        <Box display="grid" gap="4">
          <Box>
            <Box color="text.quiet" fontSize="sm">
              {t('sign.signer')}
            </Box>
            <Box fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
              {signer}
            </Box>
            {provenBy}
          </Box>
          <TextField
            {...form.text('name')}
            label={t('sign.name')}
            hint={t('sign.nameHint', { name: signer })}
            required
            autoComplete="off"
          />
          <CheckboxField
            name="agreedPrice"
            label={t(`sign.accept.${courseOfQuote(quote)}`, {
              total: money(quote.total, quote.currency),
              share: shareText(quote.sales_share ?? ''),
            })}
            checked={form.values.agreedPrice === price}
            onChange={(ticked) => form.change('agreedPrice', ticked ? price : '')}
            error={form.errorOf('agreedPrice')}
          />
        </Box>
        {unanswered && !form.busy ? (
          <Box mt="4">
            <Notice tone="waiting" title={t('sign.unansweredTitle')}>
              {t('sign.unanswered')}
            </Notice>
          </Box>
        ) : form.failureTranslations ? (
          <Box mt="4">
            <Notice
              tone="negative"
              action={
                refusal === 'companyNotVerified' ? (
                  <ButtonLink size="md" variant="secondary" to={paths.company()}>
                    {t('sign.toCompany')}
                  </ButtonLink>
                ) : null
              }
            >
              {refusal ? t(`refusal.${refusal}`) : form.failureTranslations}
            </Notice>
          </Box>
        ) : null}
        <Flex direction="column" gap="2" mt="6">
          <Button type="submit" wide busy={form.busy} disabled={!canSubmit}>
            {unanswered ? t('sign.again') : t('sign.submit', { amount: money(quote.amount, quote.currency) })}
          </Button>
          {mustHold ? null : (
            <Button variant="quiet" size="md" wide onClick={onBack}>
              {t('sign.back')}
            </Button>
          )}
        </Flex>
        <chakra.p mt="3" fontSize="sm" color="text.quiet">
          {t('sign.advice')}
        </chakra.p>
      </Card>
    </FormArea>
  )
}

/**
 * The signature of the note. Users sign in their own name: a user who is not identified as a signatory yet proves that
 * first. A user who is no signatory needs one to sign.
 */
export const SignatureForm = (props: SignatureProps) => {
  const { t } = useTranslation(['drawdown', 'shell'])
  const failureTranslations = useFailureTranslations()
  const { timestamp } = useFormat()
  const state = useQuery(signatoryQuery)
  const sent = unansweredSigner()
  const { signatory, candidates } = state.data ?? { signatory: null, candidates: [] }
  const signer = sent ?? signatory?.name
  if (signer !== undefined)
    return (
      <OwnSignature
        {...props}
        signer={signer}
        provenBy={
          signatory ? (
            <Box color="text.quiet" fontSize="sm">
              {t(signatory.by === 'sms' ? 'drawdown:sign.provenBySms' : 'drawdown:sign.provenByMail', {
                to: signatory.to_masked,
                date: timestamp(signatory.proven_at),
              })}
            </Box>
          ) : null
        }
      />
    )
  if (state.isPending) return <Waiting />
  if (state.error)
    return (
      <Notice
        tone="negative"
        action={
          <Button size="md" variant="secondary" onClick={() => void state.refetch()}>
            {t('shell:state.retry')}
          </Button>
        }
      >
        {failureTranslations(state.error)}
      </Notice>
    )
  return (
    <Box display="grid" gap="4">
      {candidates.length === 0 ? (
        <Notice tone="negative">{t('drawdown:sign.noDirectors')}</Notice>
      ) : (
        <Suspense fallback={<Waiting />}>
          <ProveSignatory candidates={candidates} />
        </Suspense>
      )}
      <Button variant="quiet" size="md" wide onClick={props.onBack}>
        {t('drawdown:sign.back')}
      </Button>
    </Box>
  )
}
