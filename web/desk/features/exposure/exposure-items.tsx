import { chakra, Flex } from '@chakra-ui/react'
import type { Exposure } from '#shared/desk/exposure.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'

interface Item {
  key: string
  tone: Tone
  words: string
  /** The screen with the records, and the act that it needs. */
  to: string
  needs: string
}

/** The findings that count against a decision, each with a link to its records. */
const useItems = () => {
  const t = useTranslations()
  const format = useFormat()
  const join = (parts: readonly string[]) => parts.join(t('value.and'))
  const part = (amount: string, currency: string, on: string) =>
    t('exposure.part', { amount: format.money(amount, currency), date: format.date(on.slice(0, 10)) })
  return ({ pastDue, reportedTransfers, bankLines, openDisputes, shopsInTrouble }: Exposure): Item[] => [
    ...pastDue.map((each) => ({
      key: each.facilityId,
      tone: 'negative' as const,
      words: t('exposure.pastDue', {
        count: each.daysPastDue,
        amount: format.money(decimalFromCents(each.owedCents), each.currency),
      }),
      to: `/overdue?item=${each.facilityId}`,
      needs: 'overdue-list',
    })),
    ...(reportedTransfers.length > 0
      ? [
          {
            key: 'reported',
            tone: 'waiting' as const,
            words: t('exposure.reported', {
              count: reportedTransfers.length,
              parts: join(
                reportedTransfers.map((each) => part(each.reported, each.currency, each.reportedAt)),
              ),
            }),
            to: '/inbox/payments',
            needs: 'payment-list',
          },
        ]
      : []),
    ...(bankLines.length > 0
      ? [
          {
            key: 'lines',
            tone: 'waiting' as const,
            words: t('exposure.lines', {
              count: bankLines.length,
              parts: join(bankLines.map((each) => part(each.remaining, each.currency, each.valueDate))),
            }),
            to: '/statements',
            needs: 'statement-line-list',
          },
        ]
      : []),
    ...(openDisputes.length > 0
      ? [
          {
            key: 'disputes',
            tone: 'waiting' as const,
            words: t('exposure.disputes', {
              count: openDisputes.length,
              parts: join(
                openDisputes.map((each) =>
                  part(decimalFromCents(each.owedCents), each.currency, each.dueDate),
                ),
              ),
            }),
            to: '/inbox/disputes',
            needs: 'dispute-list',
          },
        ]
      : []),
    ...shopsInTrouble.map(({ shopId, shop, troubles }) => ({
      key: shopId,
      tone: 'waiting' as const,
      words: t('exposure.shop', { shop, troubles: join(troubles.map((each) => t(`troubles.${each}`))) }),
      to: '/inbox/shops',
      needs: 'shop-trouble-list',
    })),
  ]
}

/** The findings that count against a decision, or a badge if there are none. */
export const ExposureItems = ({ of }: { of: Exposure }) => {
  const t = useTranslations()
  const { may } = useMe()
  const items = useItems()(of)
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" align="center">
      {items.length === 0 ? (
        <li>
          <StatusBadge tone="positive">{t('exposure.clear')}</StatusBadge>
        </li>
      ) : null}
      {items.map(({ key, tone, words, to, needs }) => (
        <chakra.li key={key} maxW="full">
          <chakra.span
            display="inline-block"
            px="2.5"
            py="1"
            borderRadius="md"
            bg={`${tone}.subtle`}
            color={`${tone}.text`}
            fontWeight="medium"
            overflowWrap="anywhere"
          >
            {may(needs) ? (
              <PageLink to={to} textDecoration="underline">
                {words}
              </PageLink>
            ) : (
              words
            )}
          </chakra.span>
        </chakra.li>
      ))}
    </Flex>
  )
}
