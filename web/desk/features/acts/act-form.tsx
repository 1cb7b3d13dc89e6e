import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { ActForm as Form } from '#shared/desk/console.ts'
import { isApiError } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { Refusal } from '../../ui/failed.tsx'
import { useShowsDeclaredHelp } from '../../ui/field-translations.ts'
import { isDecision, stoppedDecisionOf } from '../exposure/decision-of.ts'
import { ExposureStrip } from '../exposure/exposure-strip.tsx'
import { ActFields } from './act-fields.tsx'
import { ActPreview } from './act-preview.tsx'
import { ActSubject } from './act-subject.tsx'
import { type ActValues, parseValues, subjectFieldsOf } from './act-values.ts'
import { fieldsOfPicker, formPartsOf } from './form-parts.ts'
import { hasCompanyFields, openFieldsOf } from './open-fields.ts'
import type { ValueError } from './parse-typed.ts'
import type { Known } from './pickers/picker.ts'
import { RecordView } from './record-view.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useActDraft } from './use-act-draft.ts'
import { requiresDryRun, useActSubmission } from './use-act-submission.ts'

const rebooksLater = 'rebooksLater'

/** The fields of the form that a refusal names. */
const refusedFields = (refusal: unknown, open: Form['fields']): Record<string, ValueError> =>
  Object.fromEntries(
    (isApiError(refusal) ? refusal.errors : []).flatMap(({ field, rule }) =>
      field !== rebooksLater && open.some(({ name }) => name === field)
        ? [[field, rule === 'mustAccept' || rule === 'required' ? rule : 'refusedField']]
        : [],
    ),
  )

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * The form of an act. An act that changes something is previewed by a dry run before it is done or proposed; an act
 * that only reads shows its result below.
 */
export const ActForm = ({
  form,
  given,
  start = {},
  settled = {},
  onDone,
  onCancel,
}: {
  form: Form
  given: Readonly<Record<string, unknown>>
  /** Initial values of the fields. */
  start?: ActValues
  settled?: Readonly<Record<string, unknown>> | undefined
  onDone: (outcome: Record<string, unknown>) => void
  onCancel?: () => void
}) => {
  const t = useTranslations()
  const showsDeclaredHelp = useShowsDeclaredHelp()
  const about = subjectFieldsOf(form.fields, given)
  const open = openFieldsOf(form, about, settled)
  const parts = formPartsOf(open, (name) => isText(given[name]))
  const ids = new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))
  const draft = useActDraft(start, {
    form: `${form.action}?${ids}`,
    // With fields settled by the caller, the act's own page could not restore the draft.
    address: Object.keys(settled).length > 0 ? undefined : `/acts/${form.action}?${ids}`,
    isKept: (name) => form.fields.find((field) => field.name === name)?.type !== 'file',
  })
  const { values, chosen, key, sent } = draft
  const known: Known = {
    ...Object.fromEntries(
      Object.entries({ ...given, ...about }).map(([name, value]) => [name, String(value ?? '')]),
    ),
    ...values,
  }
  const currency = [values, given, chosen].map((of) => of['currency']).find(isText)
  const [wrong, setWrong] = useState<Record<string, ValueError>>({})
  const element = useRef<HTMLFormElement>(null)
  const { stage, refusal, isBusy, edit, submit } = useActSubmission(form, { onSent: sent, onDone })

  const read = (more: ActValues = {}) => {
    const typed = parseValues(open, { ...values, ...more }, currency)
    if (typed.ok) {
      setWrong({})
      const ownKey = form.fields.some(({ kind }) => kind === 'key') ? { key } : {}
      return { ...about, ...ownKey, ...settled, ...typed.fields }
    }
    setWrong(typed.wrong)
    const first = open.find(({ name }) => name in typed.wrong)
    element.current?.querySelector<HTMLElement>(`[name="${first?.name}"]`)?.focus()
    return undefined
  }

  // Instead of a refusal: the act is previewed with what it would reverse and book again.
  const offersRebooking =
    isApiError(refusal) &&
    refusal.errors.some(({ field }) => field === rebooksLater) &&
    open.some(({ name }) => name === rebooksLater)
  const isPreviewed = stage.at === 'preview'
  const isForTwo = isPreviewed && 'waitsFor' in stage.simulated
  const step = !form.changes
    ? 'run'
    : !isPreviewed && requiresDryRun(form)
      ? 'preview'
      : isForTwo
        ? 'propose'
        : 'do'
  // The preview repeats the choices above the changes.
  const picked = Object.fromEntries(
    parts
      .flatMap((part) => ('picker' in part && !part.asked ? fieldsOfPicker(part) : []))
      .flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
  const subject = isPreviewed ? { ...about, ...picked } : about
  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(read)
      }}
      display="grid"
      gap="4"
    >
      {showsDeclaredHelp ? <Box color="text.quiet">{form.summary}</Box> : null}
      {form.needsSecondPerson && (!isPreviewed || isForTwo) ? (
        <Box p="3" bg="waiting.subtle" color="waiting.text" borderRadius="sm">
          {t(form.secondPersonDepends && !isPreviewed ? 'act.mayNeedSecond' : 'act.needsSecond')}
        </Box>
      ) : null}
      {Object.keys(subject).length > 0 && form.changes ? (
        <ActSubject given={isPreviewed ? { ...chosen, ...given } : given} about={subject} />
      ) : null}
      {isDecision(form.action) && known['companyId'] ? (
        <ExposureStrip companyId={known['companyId']} decision={stoppedDecisionOf(form.action)} />
      ) : null}
      {isPreviewed ? (
        <ActPreview simulated={stage.simulated} />
      ) : (
        <ActFields
          action={form.action}
          parts={parts}
          draft={draft}
          known={known}
          currency={currency}
          wrong={{ ...wrong, ...refusedFields(refusal, open) }}
        />
      )}
      {hasCompanyFields(form, settled) && known['companyId'] && !isPreviewed ? (
        <Box color="text.quiet">
          {t('picker.byField')}{' '}
          <PageLink to={`/companies/${known['companyId']}`}>{t('picker.toCompany')}</PageLink>
        </Box>
      ) : null}
      <Box role="alert" color="negative.text" overflowWrap="anywhere">
        {refusal && !offersRebooking ? (
          <>
            {t('act.refused')}: <Refusal error={refusal} />
          </>
        ) : null}
        {offersRebooking ? t('act.laterBookings') : null}
      </Box>
      {offersRebooking ? (
        <Flex justify="flex-end">
          <Button
            size="sm"
            variant="secondary"
            busy={isBusy}
            onClick={() => {
              const accepted = { [rebooksLater]: 'true' }
              draft.type(parts, rebooksLater, 'true')
              void submit(() => read(accepted))
            }}
          >
            {t('act.previewRebooking')}
          </Button>
        </Flex>
      ) : null}
      <SubmitBar step={step} isBusy={isBusy} onEdit={isPreviewed ? edit : undefined} onCancel={onCancel} />
      {stage.at === 'result' ? (
        <Box as="section" aria-label={t('act.result')} aria-live="polite" minW="0">
          <RecordView thing={stage.outcome} />
        </Box>
      ) : null}
    </chakra.form>
  )
}
