import { useEffect, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from '../../api/stored-drafts.ts'
import type { ActValues } from './act-values.ts'
import { type FormPart, filledBy, restingOn } from './form-parts.ts'
import type { Thing } from './pickers/picker.ts'

/** What stands in a form, and how what was chosen in it is called. */
interface ActDraft {
  values: ActValues
  /** By the field that a choice fills first. */
  titles: ActValues
}

interface Keeping {
  /** Which form it is: of which act, about what. */
  form: string
  /** The address of the form's own page. */
  address: string | undefined
  /** The content of a file is not stored and must be chosen again. */
  isKept: (name: string) => boolean
}

const without = (texts: ActValues, names: readonly string[]): ActValues =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)))

/**
 * What is filled into an act's form. What is chosen by something is dropped with it. It is kept in the tab until it is sent or left
 * by choice: a session may run out before.
 */
export const useActDraft = (start: ActValues, { form, address, isKept }: Keeping) => {
  const [kept] = useState(() => readDraft(form))
  // One key is one act: a second press, or another try after a failure, does nothing twice.
  const [key] = useState(() => kept?.key ?? crypto.randomUUID())
  const [draft, setDraft] = useState<ActDraft>(kept ?? { values: start, titles: {} })
  const [chosen, setChosen] = useState<Thing>({})
  const [isTouched, setTouched] = useState(kept !== undefined)
  useEffect(() => {
    if (!isTouched) return
    const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => isKept(name)))
    storeDraft(form, { ...draft, values, key, address })
  })
  useEffect(() => () => dropDraft(form), [form])
  const fill = (parts: readonly FormPart[], filled: ActValues, titles: ActValues = {}) => {
    const names = Object.keys(filled)
    const gone = restingOn(parts, names)
    setTouched(true)
    setDraft((former) => ({
      values: { ...without(former.values, gone), ...filled },
      titles: { ...without(former.titles, [...gone, ...names]), ...titles },
    }))
  }
  return {
    ...draft,
    key,
    /** Nothing is kept any more of what was sent. */
    sent: () => {
      setTouched(false)
      dropDraft(form)
    },
    /** All that is known of what was chosen. */
    chosen,
    type: (parts: readonly FormPart[], name: string, value: string) => fill(parts, { [name]: value }),
    choose: (
      parts: readonly FormPart[],
      part: Extract<FormPart, { picker: unknown }>,
      row: Thing,
      values: ActValues,
      title: string,
    ) => {
      const [first = ''] = filledBy(part)
      fill(parts, values, { [first]: title })
      setChosen((former) => ({ ...former, ...row }))
    },
  }
}
