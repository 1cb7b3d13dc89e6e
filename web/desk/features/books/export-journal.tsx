import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { generalAccounts } from '#shared/books/general-accounts.ts'
import { filesForImport } from '#shared/books/import-files.ts'
import { type JournalFormat, journalFormats } from '#shared/books/journal.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select-field.tsx'
import { readAllPages } from '../../api/read-all-pages.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { saveImportFiles } from '../../ui/save-import-files.ts'
import { saveText } from '../../ui/save-text.ts'
import { useAttempt } from '../../ui/use-attempt.ts'

/** All pages of a month's journal as one file, with the header of the first page only. */
const readJournal = async (month: string, format: JournalFormat, account: string) => {
  const pages = await readAllPages('journal-export', { month, format, ...(account ? { account } : {}) })
  return {
    fileName: pages.at(-1)?.fileName ?? '',
    content: pages
      .map(({ content }, index) => (index === 0 ? content : content.slice(content.indexOf('\n') + 1)))
      .join(''),
    entries: pages.reduce((sum, { entries }) => sum + entries, 0),
  }
}

/** Saves a month's journal, or the general ledger of one account, in the chosen format. */
export const ExportJournal = ({ month }: { month: string }) => {
  const t = useTranslations()
  const { attempt, isBusy, refusal } = useAttempt()
  const [format, setFormat] = useState<JournalFormat>('csv')
  /** Empty for all accounts. */
  const [account, setAccount] = useState('')
  const save = () =>
    attempt(async () => {
      const { fileName, content, entries } = await readJournal(month, format, account)
      if (format === 'csv') saveText(fileName, content)
      else await saveImportFiles(fileName, filesForImport(content, format))
      showConfirmation(t('books.exported', { count: entries }))
    })
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Select
        aria-label={t('books.account')}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
        h="9"
        w="150px"
        fontSize="sm"
      >
        <option value="">{t('books.allAccounts')}</option>
        {generalAccounts.map((each) => (
          <option key={each} value={each}>
            {t(`choices.account.${each}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('books.format')}
        value={format}
        onChange={({ target }) => setFormat(target.value as JournalFormat)}
        h="9"
        w="150px"
        fontSize="sm"
      >
        {journalFormats.map((each) => (
          <option key={each} value={each}>
            {t(`choices.format.${each}`)}
          </option>
        ))}
      </Select>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void save()}>
        {t('books.export')}
      </Button>
      <Box role="alert" color="negative.text">
        {refusal}
      </Box>
    </Flex>
  )
}
