import { Box, chakra, Flex } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ActionBar } from './action-bar.tsx'
import { AmountField } from './amount-field.tsx'
import type { AmountRange, CheckedAmount } from './amount-rules.ts'
import { PricePanel } from './price-panel.tsx'
import { amountRuleOf, refusalOf } from './refusal.ts'
import { RepaymentChoice } from './repayment-choice.tsx'
import { courseOfQuote, projectedTotalOf } from './repayment-course.ts'
import { RepriceNotice } from './reprice-notice.tsx'
import type { RepaymentTerms, useQuote } from './use-quote.ts'

/** Loaded separately, so that pricing does not wait for the choice of red packets. */
const loadPacketChoice = withTranslations(
  ['rewards'],
  () => import('../engagement/rewards/packet-choice.tsx'),
)
const PacketChoice = lazy(async () => ({ default: (await loadPacketChoice()).PacketChoice }))

/** First step: amount and repayment method, with the full price. */
export const AmountStep = ({
  typed,
  onType,
  checked,
  range,
  price,
  repayment,
  onChoose,
  onNext,
}: {
  typed: string
  onType: (typed: string) => void
  checked: CheckedAmount
  range: AmountRange
  price: ReturnType<typeof useQuote>
  repayment: RepaymentTerms
  onChoose: (repayment: RepaymentTerms) => void
  onNext: () => void
}) => {
  const { t } = useTranslation(['drawdown', 'shell'])
  const failureTranslations = useFailureTranslations()
  const ruleTranslations = useRuleTranslations()
  const form = useRef<HTMLFormElement>(null)
  const refusal = refusalOf(price.error)
  const rule = checked.ok ? amountRuleOf(price.error) : typed === '' ? undefined : checked.rule
  const error = rule && ruleTranslations(rule)
  const shown = checked.ok && !price.error ? price.quote : undefined
  const isUnchosen = shown !== undefined && shown.options.length > 1 && repayment.method === undefined
  const priced = isUnchosen ? undefined : shown
  const canGoOn = checked.ok && price.isCurrent && !isUnchosen
  const likelyTotal = priced && projectedTotalOf(priced)
  const course = priced ? courseOfQuote(priced) : 'once'
  const choosePacket = (packet: string) => onChoose({ ...repayment, packet })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) onNext()
    else
      form.current
        ?.querySelector<HTMLInputElement>(isUnchosen ? 'input[name=repayment_method]' : 'input[name=amount]')
        ?.focus()
  }
  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      display="grid"
      gap={{ base: '4', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 480px' }}
    >
      <Box display="grid" gap={{ base: '4', md: '6' }} minW="0">
        <Card>
          <AmountField typed={typed} onType={onType} range={range} error={error} />
          {price.error && !rule && checked.ok && refusal !== 'redPacketUnusable' ? (
            <Box mt="5">
              <Notice
                tone="negative"
                action={
                  refusal === 'noOffer' ? (
                    repayment.method ? (
                      <Button
                        size="md"
                        variant="secondary"
                        onClick={() =>
                          onChoose(repayment.packet === undefined ? {} : { packet: repayment.packet })
                        }
                      >
                        {t('drawdown:choice.another')}
                      </Button>
                    ) : undefined
                  ) : (
                    <Button size="md" variant="secondary" onClick={price.reprice}>
                      {t('shell:state.retry')}
                    </Button>
                  )
                }
              >
                {refusal === 'noOffer' || refusal === 'unavailable'
                  ? t(`drawdown:refusal.${refusal}`)
                  : failureTranslations(price.error)}
              </Notice>
            </Box>
          ) : null}
        </Card>
        {checked.ok ? (
          <Suspense>
            <PacketChoice
              currency={range.currency}
              chosen={repayment.packet}
              isUnusable={refusal === 'redPacketUnusable'}
              onChoose={choosePacket}
            />
          </Suspense>
        ) : null}
        {shown ? (
          <RepaymentChoice quote={shown} isCurrent={price.isCurrent} chosen={repayment} onChoose={onChoose} />
        ) : null}
        <Box display={{ base: 'none', lg: 'block' }}>
          <Button type="submit" wide disabled={!canGoOn}>
            {t('drawdown:amount.next')}
          </Button>
        </Box>
      </Box>
      <Box display="grid" gap="4">
        {priced ? <RepriceNotice quote={priced} replaced={price.replaced} /> : null}
        <PricePanel
          quote={priced}
          isCurrent={price.isCurrent}
          isAsked={checked.ok && !price.error && !isUnchosen}
          isUnchosen={isUnchosen}
        />
      </Box>
      <ActionBar>
        <Flex align="center" gap="4">
          <Box flex="1" minW="0" aria-hidden>
            {priced ? (
              <>
                <Box fontSize="xs" color="text.quiet" lineHeight="tight">
                  {t(likelyTotal ? 'drawdown:price.likely' : `drawdown:price.total.${course}`)}
                </Box>
                <Box lineHeight="snug">
                  <Money amount={likelyTotal ?? priced.total} currency={priced.currency} size="md" />
                </Box>
              </>
            ) : null}
          </Box>
          <Button type="submit" disabled={!canGoOn}>
            {t('drawdown:amount.next')}
          </Button>
        </Flex>
      </ActionBar>
    </chakra.form>
  )
}
