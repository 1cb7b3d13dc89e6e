import { Box } from '@chakra-ui/react'
import { Select } from '../../../ui/select-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { type CsvRoles, columnRoles, withRole } from './csv-choice.ts'

/** The first rows of a bank's CSV, with a choice above each column of what it is. */
export const CsvColumnChoice = ({
  headings,
  rows,
  roles,
  onChange,
}: {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  roles: CsvRoles
  onChange: (roles: CsvRoles) => void
}) => {
  const t = useTranslations()
  return (
    <TableFrame label={t('statements.upload.firstRows')}>
      <thead>
        <tr>
          {headings.map((heading, index) => (
            <HeadCell key={heading} isFirst={index === 0}>
              <Box py="2" display="grid" gap="1" minW="36">
                {heading}
                <Select
                  aria-label={t('statements.upload.columnIs', { heading })}
                  value={roles[heading] ?? ''}
                  onChange={(event) =>
                    onChange(
                      withRole(
                        roles,
                        heading,
                        columnRoles.find((role) => role === event.target.value),
                      ),
                    )
                  }
                >
                  <option value="">{t('statements.upload.noColumn')}</option>
                  {columnRoles.map((role) => (
                    <option key={role} value={role}>
                      {t(`statements.upload.columns.${role}`)}
                    </option>
                  ))}
                </Select>
              </Box>
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <TableRow key={cells.join('\n')}>
            {cells.map((cell, index) => (
              <Cell key={headings[index]} isFirst={index === 0}>
                {cell}
              </Cell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </TableFrame>
  )
}
