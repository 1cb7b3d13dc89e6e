import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { TermsVersionView } from '#shared/desk/terms.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { TermsVersionPane } from './terms-version-pane.tsx'

const keyOf = ({ productCode, number }: TermsVersionView) => `${productCode}~${number}`

const toneOf = ({ status, isInForce }: TermsVersionView) => {
  if (isInForce) return 'positive' as const
  return status === 'draft' ? ('waiting' as const) : ('neutral' as const)
}

const columns = ['line', 'number', 'status', 'from', 'by', 'reason'] as const

/** The versions of the product lines' terms, and a pane with the open one. */
export const TermsPage = () => {
  const t = useTranslations()
  const format = useFormat()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('item')
  const list = useAct('terms-list')
  const open = (version?: TermsVersionView) => setAddress(version ? { item: keyOf(version) } : {})
  return (
    <>
      <ScreenTitle
        title={t('terms.title')}
        beside={
          may('terms-propose') ? (
            <ButtonLink size="sm" to="/terms/new">
              {actTranslations('terms-propose')}
            </ButtonLink>
          ) : null
        }
      />
      <QueryBoundary query={list}>
        {({ versions }) => {
          const shown = versions.find((version) => keyOf(version) === chosen)
          return (
            <ListWithPane
              list={
                <TableFrame label={t('terms.title')}>
                  <thead>
                    <tr>
                      {columns.map((column, index) => (
                        <HeadCell key={column} isFirst={index === 0} isNumber={column === 'number'}>
                          {t(`terms.columns.${column}`)}
                        </HeadCell>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {versions.map((version) => (
                      <TableRow
                        key={keyOf(version)}
                        aria-selected={version === shown}
                        cursor="pointer"
                        onClick={() => open(version)}
                      >
                        <Cell isFirst>
                          <chakra.button
                            type="button"
                            cursor="pointer"
                            textAlign="left"
                            color="action.text"
                            onClick={() => open(version)}
                          >
                            {t(`states.product.${version.productCode}`)}
                          </chakra.button>
                        </Cell>
                        <Cell isNumber>{format.count(version.number)}</Cell>
                        <Cell>
                          <StatusBadge tone={toneOf(version)}>
                            {t(version.isInForce ? 'terms.inForce' : `terms.status.${version.status}`)}
                          </StatusBadge>
                        </Cell>
                        <Cell>
                          {version.validFrom ? format.date(version.validFrom) : t('terms.fromTheStart')}
                        </Cell>
                        <Cell>{version.proposedBy ?? t('value.none')}</Cell>
                        <Cell>{version.reason ?? t('value.none')}</Cell>
                      </TableRow>
                    ))}
                  </tbody>
                </TableFrame>
              }
              pane={shown ? <TermsVersionPane key={chosen} of={shown} onClose={() => open()} /> : null}
            />
          )
        }}
      </QueryBoundary>
    </>
  )
}
