import { fields } from '../../../web/desk/i18n/zh-CN/fields.ts'
import { responseLabels } from '../../../web/desk/i18n/zh-CN/response-labels.ts'

const words = { ...fields, ...responseLabels }

/** Fields of the response itself, which the console does not show. */
const silent = new Set(['ok', 'dryRun', 'cursor'])

/** The field names in an act's response, at any depth, that the console has no label for. */
export const namesWithoutTranslations = (told: unknown): string[] => {
  if (typeof told !== 'object' || told === null) return []
  if (Array.isArray(told)) return [...new Set(told.flatMap(namesWithoutTranslations))]
  return [
    ...new Set(
      Object.entries(told).flatMap(([name, value]) => [
        ...(silent.has(name) || Object.hasOwn(words, name) ? [] : [name]),
        ...namesWithoutTranslations(value),
      ]),
    ),
  ]
}
