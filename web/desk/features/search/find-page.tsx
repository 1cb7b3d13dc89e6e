import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Found } from '#shared/desk/find.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'

interface Hit {
  key: string
  to: string
  title: ReactNode
  more: (string | null | undefined)[]
}

const companyPath = (companyId: string) => `/companies/${companyId}`

type Words = ReturnType<typeof useTranslations>

/** The search results by type, each with its link. */
const kindsOf = (
  {
    companies = [],
    users = [],
    drawdowns = [],
    agreements = [],
    accounts = [],
    shops = [],
    lines = [],
    transfers = [],
  }: Found,
  t: Words,
  format: ReturnType<typeof useFormat>,
  readsStatements: boolean,
) =>
  (
    [
      [
        'companies',
        companies.map(({ companyId, company, kycStatus }) => ({
          key: companyId,
          to: companyPath(companyId),
          title: company ?? t('find.unnamed'),
          more: [t(`states.kyc.${kycStatus}`)],
        })),
      ],
      [
        'users',
        users.map(({ userId, name, email, company }) => ({
          key: userId,
          to: `/users?user=${userId}`,
          title: name ?? email,
          more: [email, company],
        })),
      ],
      [
        'drawdowns',
        drawdowns.map(({ drawdownId, facilityId, reference, company }) => ({
          key: drawdownId,
          to: `/facilities/${facilityId}?drawdown=${encodeURIComponent(drawdownId)}`,
          title: reference,
          more: [company, drawdownId],
        })),
      ],
      [
        'agreements',
        agreements.map(({ number, companyId, company }) => ({
          key: number,
          to: companyPath(companyId),
          title: number,
          more: [company],
        })),
      ],
      [
        'accounts',
        accounts.map(({ companyId, accountId, lastFour, company }) => ({
          key: `${companyId} ${accountId}`,
          to: `${companyPath(companyId)}?part=overview&account=${encodeURIComponent(accountId)}`,
          title: `•••• ${lastFour}`,
          more: [company],
        })),
      ],
      [
        'shops',
        shops.map(({ companyId, shopId, name, platform, isUnlinked, company }) => ({
          key: `${companyId} ${shopId}`,
          to: companyPath(companyId),
          title: name,
          more: [platform, company, isUnlinked ? t('find.unlinked') : null],
        })),
      ],
      [
        'lines',
        lines.map(({ lineId, valueDate, amount, currency, state, payerName, text, companyId, company }) => ({
          key: lineId,
          to: readsStatements ? '/statements' : companyId ? companyPath(companyId) : '/find',
          title: format.money(amount, currency),
          more: [format.date(valueDate), t(`states.line.${state}`), company, payerName, text],
        })),
      ],
      [
        'transfers',
        transfers.map(({ id, reported, currency, reportedAt, companyId, company }) => ({
          key: id,
          to: companyPath(companyId),
          title: format.money(reported, currency ?? ''),
          more: [format.timestamp(reportedAt), company],
        })),
      ],
    ] as const satisfies readonly (readonly [string, Hit[]])[]
  ).filter(([, hits]) => hits.length > 0)

const Row = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    px: '3',
    py: '2',
    color: 'text.main',
    textDecoration: 'none',
    borderTopWidth: '1px',
    borderColor: 'border.hairline',
    _hover: { bg: 'surface.hover' },
  },
})

/** The kinds that need a role: without it, the response has no list of them. */
const restrictedKinds = ['users', 'drawdowns', 'agreements', 'accounts', 'lines', 'transfers'] as const

/** What was not searched because the user's roles may not look at it: none found there means nothing. */
const NotSearched = ({ found }: { found: Found }) => {
  const t = useTranslations()
  const kinds = restrictedKinds.filter((kind) => found[kind] === undefined)
  return kinds.length === 0 ? null : (
    <Box mt="4" color="text.quiet" role="note">
      {t('find.notSearched', { kinds: kinds.map((kind) => t(`find.kinds.${kind}`)).join(t('value.and')) })}
    </Box>
  )
}

/** The results of the global search. */
export const FindPage = () => {
  const t = useTranslations()
  const state: unknown = useLocation().state
  const text = String((state as { text?: unknown } | null)?.text ?? '')
  const format = useFormat()
  const { may } = useMe()
  const query = useAuditedAct('record-find', { text }, text !== '')
  const kindsIn = (found: Found) => kindsOf(found, t, format, may('statement-line-list'))
  if (text === '')
    return (
      <>
        <ScreenTitle title={t('find.label')} />
        <Box color="text.quiet">{t('find.hint')}</Box>
      </>
    )
  return (
    <>
      {/* The browser's history stores the tab title, so it must not contain the searched text. */}
      <ScreenTitle title={t('find.title', { text })} tab={t('find.label')} />
      <QueryBoundary query={query} isEmpty={(found) => kindsIn(found).length === 0} empty={t('find.none')}>
        {(found) => (
          <Box display="grid" gap="5" maxW="reading">
            {kindsIn(found).map(([kind, hits]) => (
              <Box
                key={kind}
                as="section"
                aria-labelledby={`found-${kind}`}
                bg="surface.card"
                borderWidth="1px"
                borderColor="border.hairline"
                borderRadius="sm"
              >
                <chakra.h2 id={`found-${kind}`} fontSize="sm" px="3" py="2" color="text.quiet">
                  {t(`find.kinds.${kind}`)}
                </chakra.h2>
                <chakra.ul listStyleType="none">
                  {hits.map(({ key, to, title, more }: Hit) => (
                    <li key={key}>
                      <Row to={to}>
                        <chakra.span color="action.text" fontWeight="medium" overflowWrap="anywhere">
                          {title}
                        </chakra.span>
                        <chakra.span color="text.quiet" overflowWrap="anywhere">
                          {more.filter(Boolean).join(' · ')}
                        </chakra.span>
                      </Row>
                    </li>
                  ))}
                </chakra.ul>
              </Box>
            ))}
          </Box>
        )}
      </QueryBoundary>
      {query.data ? <NotSearched found={query.data} /> : null}
    </>
  )
}
