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
import { useRecordCompanyName } from '../../ui/use-company-field.ts'
import { useOtherCompanyName } from '../../ui/use-company-name.ts'

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
  {
    t,
    format,
    companyIn,
    otherNameOf,
    platformName,
    readsStatements,
  }: {
    t: Words
    format: ReturnType<typeof useFormat>
    companyIn: ReturnType<typeof useRecordCompanyName>
    otherNameOf: ReturnType<typeof useOtherCompanyName>
    platformName: (id: string) => string
    readsStatements: boolean
  },
) =>
  (
    [
      [
        'companies',
        companies.map((company) => ({
          key: company.companyId,
          to: companyPath(company.companyId),
          title: companyIn(company),
          more: [otherNameOf(company), t(`states.kyc.${company.kycStatus}`)],
        })),
      ],
      [
        'users',
        users.map(({ userId, name, email, ...user }) => ({
          key: userId,
          to: `/users?user=${userId}`,
          title: name ?? email,
          more: [email, companyIn(user)],
        })),
      ],
      [
        'drawdowns',
        drawdowns.map(({ drawdownId, facilityId, reference, ...drawdown }) => ({
          key: drawdownId,
          to: `/facilities/${facilityId}?drawdown=${encodeURIComponent(drawdownId)}`,
          title: reference,
          more: [companyIn(drawdown), drawdownId],
        })),
      ],
      [
        'agreements',
        agreements.map(({ number, ...agreement }) => ({
          key: number,
          to: companyPath(agreement.companyId),
          title: number,
          more: [companyIn(agreement)],
        })),
      ],
      [
        'accounts',
        accounts.map(({ accountId, lastFour, ...account }) => ({
          key: `${account.companyId} ${accountId}`,
          to: `${companyPath(account.companyId)}?part=overview&account=${encodeURIComponent(accountId)}`,
          title: `•••• ${lastFour}`,
          more: [companyIn(account)],
        })),
      ],
      [
        'shops',
        shops.map(({ shopId, name, platform, isUnlinked, ...shop }) => ({
          key: `${shop.companyId} ${shopId}`,
          to: companyPath(shop.companyId),
          title: name,
          more: [platformName(platform), companyIn(shop), isUnlinked ? t('find.unlinked') : null],
        })),
      ],
      [
        'lines',
        lines.map(({ lineId, valueDate, amount, currency, state, payerName, text, ...line }) => ({
          key: lineId,
          to: readsStatements ? '/statements' : line.companyId ? companyPath(line.companyId) : '/find',
          title: format.money(amount, currency),
          more: [format.date(valueDate), t(`states.line.${state}`), companyIn(line), payerName, text],
        })),
      ],
      [
        'transfers',
        transfers.map(({ id, reported, currency, reportedAt, ...transfer }) => ({
          key: id,
          to: companyPath(transfer.companyId),
          title: format.money(reported, currency ?? ''),
          more: [format.timestamp(reportedAt), companyIn(transfer)],
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

/** The kinds that were not searched because the user's roles exclude them: no result there does not mean no record. */
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
  const { may, platformName } = useMe()
  const query = useAuditedAct('record-find', { text }, text !== '')
  const companyIn = useRecordCompanyName()
  const otherNameOf = useOtherCompanyName()
  const kindsIn = (found: Found) =>
    kindsOf(found, {
      t,
      format,
      companyIn,
      otherNameOf,
      platformName,
      readsStatements: may('statement-line-list'),
    })
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
