import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { ActField, ActForm as Form } from '#shared/desk/console.ts'
import { Button } from '../../../ui/button.tsx'
import { callAct } from '../../api/call-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { useRefusalTranslations } from '../../ui/failed.tsx'
import { useActFieldTranslations, useSpeaksAsDeclared } from '../../ui/field-translations.ts'
import { ActFieldControl } from './act-field.tsx'
import { ActPart } from './act-part.tsx'
import { ActPreview, type Foreseen } from './act-preview.tsx'
import { isLeftToCompany } from './act-screens.ts'
import { ActSubject } from './act-subject.tsx'
import { type ActValues, givenTo, readValues } from './act-values.ts'
import { filledBy, formPartsOf } from './form-parts.ts'
import type { Known } from './pickers/picker.ts'
import type { WrongValue } from './read-typed.ts'
import { RecordView } from './record-view.tsx'
import { useActDraft } from './use-act-draft.ts'

const reasonField = (required: boolean): ActField => ({
  name: 'reason',
  means: '',
  example: '',
  type: 'string',
  required,
  choices: [],
})

/** Which page of a list is told is no matter for a form. */
const paging = new Set(['cursor'])

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

type Stage =
  | { at: 'form' }
  | { at: 'preview'; simulated: Foreseen }
  | { at: 'told'; outcome: Record<string, unknown> }

/**
 * The fields of an act. What it would change is shown before it is done, or proposed; an act that only reads shows what
 * it tells.
 */
export const ActForm = ({
  form,
  given,
  start = {},
  settled: settledBefore = {},
  onDone,
  onCancel,
}: {
  form: Form
  given: Readonly<Record<string, unknown>>
  /** What the fields begin with. */
  start?: ActValues
  settled?: Readonly<Record<string, unknown>> | undefined
  onDone: (outcome: Record<string, unknown>) => void
  onCancel?: () => void
}) => {
  const t = useTranslations()
  const speaksAsDeclared = useSpeaksAsDeclared()
  const fieldTranslations = useActFieldTranslations(form.action)
  const refusalTranslations = useRefusalTranslations()
  const about = givenTo(form.fields, given)
  const open = [
    ...form.fields.filter(
      ({ name }) =>
        !(name in about) &&
        !(name in settledBefore) &&
        !isLeftToCompany(form.action, name) &&
        name !== 'key' &&
        !paging.has(name),
    ),
    ...(form.changes ? [reasonField(form.needsReason || form.needsSecondPerson)] : []),
  ]
  const parts = formPartsOf(form.action, open, (name) => isText(given[name]))
  const ids = new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))
  const { values, titles, chosen, key, type, choose, sent } = useActDraft(start, {
    form: `${form.action}?${ids}`,
    // What was settled elsewhere is not there.
    address: Object.keys(settledBefore).length > 0 ? undefined : `/acts/${form.action}?${ids}`,
    isKept: (name) => form.fields.find((field) => field.name === name)?.type !== 'file',
  })
  const settled = {
    ...(form.fields.some(({ name }) => name === 'key') ? { key } : {}),
    ...settledBefore,
  }
  const known: Known = {
    ...Object.fromEntries(
      Object.entries({ ...given, ...about }).map(([name, value]) => [name, String(value ?? '')]),
    ),
    ...values,
  }
  const currency = [values, given, chosen].map((of) => of['currency']).find(isText)
  // What was chosen is said again above what it would change.
  const picked = Object.fromEntries(
    parts
      .flatMap((part) => ('picker' in part && !part.asked ? filledBy(part) : []))
      .flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
  const [wrong, setWrong] = useState<Record<string, WrongValue>>({})
  const [refusal, setRefusal] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [stage, setStage] = useState<Stage>({ at: 'form' })
  const element = useRef<HTMLFormElement>(null)

  const isSending = useRef(false)
  const send = async (dryRun: boolean) => {
    // A press before the one before it was answered.
    if (isSending.current) return
    const read = readValues(open, values, currency)
    if (!read.ok) {
      setWrong(read.wrong)
      const first = open.find(({ name }) => name in read.wrong)
      element.current?.querySelector<HTMLElement>(`[name="${first?.name}"]`)?.focus()
      return
    }
    setWrong({})
    setRefusal(undefined)
    setBusy(true)
    isSending.current = true
    try {
      const outcome: Record<string, unknown> = await callAct(form.action, {
        ...about,
        ...settled,
        ...read.fields,
        ...(dryRun ? { dryRun } : {}),
      })
      if (!dryRun) sent()
      if (dryRun) setStage({ at: 'preview', simulated: outcome })
      else if (form.changes) onDone(outcome)
      else setStage({ at: 'told', outcome })
    } catch (error) {
      setRefusal(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const isPreviewed = stage.at === 'preview'
  const isForTwo = isPreviewed && 'waitsFor' in stage.simulated
  const isByField = form.fields.some(
    ({ name }) => isLeftToCompany(form.action, name) && !(name in settledBefore),
  )
  const subject = isPreviewed ? { ...about, ...picked } : about
  const errorOf = (name: string) => (wrong[name] ? t(`act.${wrong[name] ?? 'required'}`) : undefined)
  const typedField = (field: ActField, hint?: string) => (
    <ActFieldControl
      key={field.name}
      field={field}
      label={fieldTranslations(field)}
      value={values[field.name] ?? ''}
      currency={currency}
      hint={hint}
      error={errorOf(field.name)}
      onChange={(value) => type(parts, field.name, value)}
    />
  )
  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(form.changes && !isPreviewed)
      }}
      display="grid"
      gap="4"
    >
      {speaksAsDeclared ? <Box color="text.quiet">{form.summary}</Box> : null}
      {form.needsSecondPerson && (!isPreviewed || isForTwo) ? (
        <Box p="3" bg="waiting.subtle" color="waiting.text" borderRadius="sm">
          {t(form.secondPersonDepends && !isPreviewed ? 'act.mayNeedSecond' : 'act.needsSecond')}
        </Box>
      ) : null}
      {Object.keys(subject).length > 0 && form.changes ? (
        <ActSubject given={isPreviewed ? { ...chosen, ...given } : given} about={subject} />
      ) : null}
      {isPreviewed ? (
        <ActPreview simulated={stage.simulated} />
      ) : (
        parts.map((part) =>
          'field' in part ? (
            typedField(part.field)
          ) : (
            <ActPart
              key={filledBy(part).join()}
              action={form.action}
              part={part}
              known={known}
              title={titles[filledBy(part)[0] ?? '']}
              errorOf={errorOf}
              typedField={typedField}
              onChoose={(row, filled, title) => choose(parts, part, row, filled, title)}
              onType={(name, value) => type(parts, name, value)}
            />
          ),
        )
      )}
      {isByField && known['companyId'] && !isPreviewed ? (
        <Box color="text.quiet">
          {t('picker.byField')}{' '}
          <PageLink to={`/companies/${known['companyId']}`}>{t('picker.toCompany')}</PageLink>
        </Box>
      ) : null}
      <Box role="alert" color="negative.text" overflowWrap="anywhere">
        {refusal ? `${t('act.refused')}: ${refusalTranslations(refusal)}` : null}
      </Box>
      <Flex gap="2" justify="flex-end" wrap="wrap">
        {isPreviewed ? (
          <Button size="sm" variant="secondary" onClick={() => setStage({ at: 'form' })}>
            {t('act.edit')}
          </Button>
        ) : null}
        {onCancel ? (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t('act.cancel')}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="sm"
          busy={isBusy}
          // The second press of a double one is no decision on what the first has just shown.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {t(!form.changes ? 'act.run' : isPreviewed ? (isForTwo ? 'act.propose' : 'act.do') : 'act.preview')}
        </Button>
      </Flex>
      {stage.at === 'told' ? (
        <Box as="section" aria-label={t('act.result')} aria-live="polite" minW="0">
          <RecordView thing={stage.outcome} />
        </Box>
      ) : null}
    </chakra.form>
  )
}
