import { useEffect, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from '../../api/stored-drafts.ts'
import type { ActValues } from './act-values.ts'
import { dependentFields, type FormPart, fieldsOfPicker } from './form-parts.ts'
import type { ResponseRecord } from './pickers/picker.ts'

/** The values of a form and the titles of its choices. */
interface ActDraft {
  values: ActValues
  /** The titles of the choices, each by the first field that the choice fills. */
  titles: ActValues
}

interface Keeping {
  /** Identifies the form: its act and subject. */
  form: string
  /** The address of the form's own page. */
  address: string | undefined
  /** False for files, whose content is not stored and must be chosen again. */
  isKept: (name: string) => boolean
}

const without = (texts: ActValues, names: readonly string[]): ActValues =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)))

/**
 * The draft of an act's form. Changing a choice clears the choices that depend on it. The draft is stored in the tab
 * until it is sent or cancelled, since the session may expire before.
 */
export const useActDraft = (start: ActValues, { form, address, isKept }: Keeping) => {
  const [kept] = useState(() => readDraft(form))
  // One form has one idempotency key, so a double click or a retry after a failure has no second effect.
  const [key] = useState(() => kept?.key ?? crypto.randomUUID())
  const [draft, setDraft] = useState<ActDraft>(kept ?? { values: start, titles: {} })
  const [chosen, setChosen] = useState<ResponseRecord>({})
  const [isTouched, setTouched] = useState(kept !== undefined)
  useEffect(() => {
    if (!isTouched) return
    const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => isKept(name)))
    storeDraft(form, { ...draft, values, key, address })
  })
  useEffect(() => () => dropDraft(form), [form])
  const fill = (parts: readonly FormPart[], filled: ActValues, titles: ActValues = {}) => {
    const names = Object.keys(filled)
    const gone = dependentFields(parts, names)
    setTouched(true)
    setDraft((former) => ({
      values: { ...without(former.values, gone), ...filled },
      titles: { ...without(former.titles, [...gone, ...names]), ...titles },
    }))
  }
  return {
    ...draft,
    key,
    /** Removes the draft once it is sent. */
    sent: () => {
      setTouched(false)
      dropDraft(form)
    },
    /** All known attributes of the chosen rows. */
    chosen,
    type: (parts: readonly FormPart[], name: string, value: string) => fill(parts, { [name]: value }),
    choose: (
      parts: readonly FormPart[],
      part: Extract<FormPart, { picker: unknown }>,
      row: ResponseRecord,
      values: ActValues,
      title: string,
    ) => {
      const [first = ''] = fieldsOfPicker(part)
      fill(parts, values, { [first]: title })
      setChosen((former) => ({ ...former, ...row }))
    },
  }
}
