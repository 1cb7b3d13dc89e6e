import { fields } from '../../../web/desk/i18n/zh-CN/fields.ts'
import { toldFields } from '../../../web/desk/i18n/zh-CN/told-fields.ts'

const words = { ...fields, ...toldFields }

/** Says an answer itself; the console shows none of it. */
const silent = new Set(['ok', 'dryRun', 'cursor'])

/** The names in what an act tells, however deep, that the console has no words for. */
export const namesWithoutWords = (told: unknown): string[] => {
  if (typeof told !== 'object' || told === null) return []
  if (Array.isArray(told)) return [...new Set(told.flatMap(namesWithoutWords))]
  return [
    ...new Set(
      Object.entries(told).flatMap(([name, value]) => [
        ...(silent.has(name) || Object.hasOwn(words, name) ? [] : [name]),
        ...namesWithoutWords(value),
      ]),
    ),
  ]
}
