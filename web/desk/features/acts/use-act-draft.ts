import { useState } from 'react'
import type { ActValues } from './act-values.ts'
import { type FormPart, filledBy, restingOn } from './form-parts.ts'
import type { Thing } from './pickers/picker.ts'

/** What stands in a form, and how what was chosen in it is called. */
interface ActDraft {
  values: ActValues
  /** By the field that a choice fills first. */
  titles: ActValues
}

const without = (texts: ActValues, names: readonly string[]): ActValues =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)))

/** What is filled into an act's form. What is chosen by something is dropped with it. */
export const useActDraft = (start: ActValues) => {
  const [draft, setDraft] = useState<ActDraft>({ values: start, titles: {} })
  const [chosen, setChosen] = useState<Thing>({})
  const fill = (parts: readonly FormPart[], filled: ActValues, titles: ActValues = {}) => {
    const names = Object.keys(filled)
    const gone = restingOn(parts, names)
    setDraft((former) => ({
      values: { ...without(former.values, gone), ...filled },
      titles: { ...without(former.titles, [...gone, ...names]), ...titles },
    }))
  }
  return {
    ...draft,
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
