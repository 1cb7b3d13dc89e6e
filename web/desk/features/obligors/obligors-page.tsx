import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type Obligor, obligorsOf } from '#shared/portfolio/obligors.ts'
import { saveFile } from '../../../api/save-file.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { readAllPages } from '../../api/read-all-pages.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink } from '../../ui/company-link.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { sheetAsCsv, sheetsAsExcel } from '../loan-register/write-sheets.ts'
import { obligorColumns, obligorSheet } from './obligor-sheet.ts'

/** The number of facilities per page. */
const limit = '100'

const numbers: ReadonlySet<string> = new Set(['limit', 'outstanding', 'share', 'pastDue'])

const ObligorRow = ({ obligor }: { obligor: Obligor }) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useCompanyName()
  const { currency } = obligor
  return (
    <TableRow>
      <Cell isFirst>
        {obligor.companies.map((company) => (
          <Box key={company.companyId}>
            <CompanyLink companyId={company.companyId}>{nameOf(company)}</CompanyLink>
          </Box>
        ))}
      </Cell>
      <Cell>{obligor.shared.join(t('statements.between')) || t('value.none')}</Cell>
      <Cell>{currency}</Cell>
      <Cell isNumber>{cents(obligor.limitCents, currency)}</Cell>
      <Cell isNumber>{cents(obligor.outstandingCents, currency)}</Cell>
      <Cell isNumber>
        {obligor.sharePercent === null ? t('value.none') : format.percent(obligor.sharePercent)}
      </Cell>
      <Cell isNumber>{cents(obligor.pastDueCents, currency)}</Cell>
    </TableRow>
  )
}

/** Debt by obligor: companies with a director or owner in common count as one. */
export const ObligorsPage = () => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  // Each read leaves an audit entry.
  const read = useQuery({
    queryKey: ['obligor-list', 'all'],
    queryFn: async () => {
      const pages = await readAllPages('obligor-list', { limit })
      return obligorsOf(pages.flatMap(({ facilities }) => facilities))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sheet = obligorSheet(read.data ?? [], {
    title: t('obligors.title'),
    column: (name) => t(`obligors.columns.${name}`),
    company: nameOf,
  })
  const isEmpty = !read.data || read.data.length === 0
  return (
    <>
      <ScreenTitle
        title={t('obligors.title')}
        beside={
          <Flex gap="2" wrap="wrap">
            <Button
              size="sm"
              variant="secondary"
              disabled={isEmpty}
              onClick={async () => saveFile('obligors.xlsx', await sheetsAsExcel([sheet]))}
            >
              {t('loanRegister.excel')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={isEmpty}
              onClick={() => saveText('obligors.csv', sheetAsCsv(sheet))}
            >
              {t('loanRegister.csv')}
            </Button>
          </Flex>
        }
      />
      <Box mb="3" color="text.quiet">
        {t('obligors.lead')}
      </Box>
      <QueryBoundary query={read}>
        {(obligors) =>
          obligors.length === 0 ? (
            <Box py="10" textAlign="center" color="text.quiet">
              {t('obligors.none')}
            </Box>
          ) : (
            <TableFrame label={t('obligors.title')}>
              <thead>
                <tr>
                  {obligorColumns.map((column, index) => (
                    <HeadCell key={column} isFirst={index === 0} isNumber={numbers.has(column)}>
                      {t(`obligors.columns.${column}`)}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <VirtualRows rows={obligors}>
                {(obligor) => (
                  <ObligorRow
                    key={`${obligor.companies[0]?.companyId ?? ''} ${obligor.currency}`}
                    obligor={obligor}
                  />
                )}
              </VirtualRows>
            </TableFrame>
          )
        }
      </QueryBoundary>
    </>
  )
}
