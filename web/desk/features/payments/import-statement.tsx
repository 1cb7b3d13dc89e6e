import { Box, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { encodingsOf, type TextEncoding } from '#shared/input-parsing/text-encoding.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { callAct } from '../../api/call-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { bankFileInBase64 } from '../../ui/bank-file-in-base64.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { useAttempt } from '../../ui/use-attempt.ts'
import { AccountChecks } from './account-checks.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { type CsvChoice, csvFields, mappingToRemember, noCsvChoice } from './csv-choice.ts'
import { CsvReading } from './csv-reading.tsx'
import { EncodingChoice } from './encoding-choice.tsx'
import { type FoundFile, FoundStatements, fileOfDryRun } from './found-statements.tsx'
import { statementImportKey } from './incomplete-statements.tsx'
import { useCsvPreview } from './use-csv-preview.ts'

const accepted = '.xml,.sta,.mt940,.940,.txt,.csv,.tsv,.tab'

interface Chosen {
  name: string
  bytes: Uint8Array
  /** Base64. */
  content: string
  isCsv: boolean
  /** The text encoding; undefined until the user has chosen it. */
  encoding: TextEncoding | undefined
}

/** A text file may be a table as well as MT940. */
const isCsvFile = ({ name, type }: File, bytes: Uint8Array): boolean =>
  type === 'text/csv' ||
  /\.(?:csv|tsv|tab)$/i.test(name) ||
  (/\.txt$/i.test(name) && !/^\s*<|:20:/.test(new TextDecoder().decode(bytes).replaceAll('\0', '')))

/** Uploads a bank file, shows its statements, and imports them after confirmation. */
export const ImportStatement = () => {
  const t = useTranslations()
  const { attempt, isBusy, refusal: problem, setRefusal: setProblem } = useAttempt()
  const client = useQueryClient()
  const reading = useMutation({
    mutationKey: statementImportKey,
    mutationFn: (fields: Record<string, unknown>) => callAct('statement-read', fields),
    networkMode: 'always',
    // Shows what is stored so far, also if the outcome of the import is unknown.
    onSettled: () => client.invalidateQueries({ queryKey: ['statement-list'] }),
  })
  const [chosen, setChosen] = useState<Chosen>()
  const [csv, setCsv] = useState<CsvChoice>(noCsvChoice)
  const previewed = useCsvPreview(chosen?.isCsv ? chosen : undefined, csv)
  const [found, setFound] = useState<FoundFile>()
  /** What the last import stored, with the checks of its accounts. */
  const [result, setResult] = useState<FoundFile>()
  /** True to replace the texts that an earlier import of the file stored wrongly. */
  const [replacesTexts, setReplacesTexts] = useState(false)

  const leave = () => {
    setChosen(undefined)
    setCsv(noCsvChoice)
    setFound(undefined)
    setResult(undefined)
    setProblem('')
    setReplacesTexts(false)
  }
  /** The act's other inputs; undefined until the columns of a CSV are mapped. */
  const fieldsOf = ({ content, isCsv, encoding }: Chosen) => {
    const explained = isCsv ? csvFields(csv, previewed.preview, previewed.mappings) : {}
    return (
      explained && {
        file: content,
        ...explained,
        ...(encoding === 'utf-8' ? {} : { encoding }),
        ...(replacesTexts ? { replacesTexts } : {}),
      }
    )
  }
  const look = async (file: Chosen) => {
    if (!file.encoding) return setProblem(t('statements.encoding.unclear'))
    const fields = fieldsOf(file)
    if (!fields) return setProblem(t('statements.upload.missing'))
    await attempt(async () =>
      setFound(fileOfDryRun(await callAct<string>('statement-read', { ...fields, dryRun: true }))),
    )
  }
  const take = async (file: File) => {
    leave()
    await attempt(async () => {
      const content = await bankFileInBase64(file)
      if (content === undefined) return setProblem(t('statements.upload.tooLarge', { name: file.name }))
      const bytes = new Uint8Array(await file.arrayBuffer())
      const [encoding, ...others] = encodingsOf(bytes)
      const taken = {
        name: file.name,
        bytes,
        content,
        isCsv: isCsvFile(file, bytes),
        encoding: others.length > 0 ? undefined : encoding,
      }
      setChosen(taken)
      if (!taken.isCsv && taken.encoding) await look(taken)
    })
  }
  const readIn = async (file: Chosen) =>
    attempt(async () => {
      const fields = fieldsOf(file)
      if (!fields) return
      const { statements, accounts, otherAccounts } = await reading.mutateAsync(fields)
      const { preview, mappings } = previewed
      const remembered = file.isCsv && preview && mappingToRemember(csv, preview, mappings, file.name)
      const count = statements.reduce((sum, { newCredits, newDebits }) => sum + newCredits + newDebits, 0)
      showConfirmation(t('statements.upload.done', { count }))
      leave()
      setResult({ statements, accounts, otherAccounts })
      // Saved last: the file is already imported, even if its mapping cannot be saved.
      if (remembered) await callAct('csv-mapping-save', remembered)
      await client.invalidateQueries()
    })
  const rewritten = found?.statements.reduce((sum, each) => sum + each.rewritten, 0) ?? 0
  const hasNew =
    rewritten > 0 || found?.statements.some(({ newCredits, newDebits }) => newCredits + newDebits > 0)

  return (
    <Box mb="4" display="grid" gap="3">
      <DropZone
        label={t('statements.upload.drop')}
        hint={t('statements.upload.hint')}
        accept={accepted}
        onFile={(file) => void take(file)}
      />
      <Box role="alert" color="negative.text" overflowWrap="anywhere">
        {problem}
      </Box>
      {result ? <AccountChecks accounts={result.accounts} otherAccounts={result.otherAccounts} /> : null}
      {chosen ? (
        <ChosenFile name={chosen.name}>
          {chosen.encoding === 'utf-8' || found ? null : (
            <EncodingChoice
              bytes={chosen.bytes}
              encoding={chosen.encoding}
              onChange={(encoding) => setChosen({ ...chosen, encoding })}
            />
          )}
          {chosen.isCsv && chosen.encoding && !found ? (
            <CsvReading previewed={previewed} value={csv} onChange={setCsv} />
          ) : null}
          {!found && (problem || replacesTexts) ? (
            <CheckboxField
              label={t('statements.upload.replacesTexts')}
              checked={replacesTexts}
              onChange={setReplacesTexts}
            />
          ) : null}
          <Box aria-live="polite" minW="0">
            {found ? <FoundStatements statements={found.statements} /> : null}
            {found ? <AccountChecks accounts={found.accounts} otherAccounts={found.otherAccounts} /> : null}
            {rewritten > 0 ? (
              <Box mt="2">{t('statements.upload.rewritten', { count: rewritten })}</Box>
            ) : null}
            {found && !hasNew ? (
              <Box mt="2" color="text.quiet">
                {t('statements.upload.nothingNew')}
              </Box>
            ) : null}
          </Box>
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <Button size="sm" variant="quiet" onClick={leave}>
              {t('statements.upload.another')}
            </Button>
            {found ? (
              <Button size="sm" busy={isBusy} disabled={!hasNew} onClick={() => void readIn(chosen)}>
                {t('statements.upload.readIn')}
              </Button>
            ) : (
              <Button size="sm" busy={isBusy} onClick={() => void look(chosen)}>
                {t('statements.upload.look')}
              </Button>
            )}
          </Flex>
        </ChosenFile>
      ) : null}
    </Box>
  )
}
