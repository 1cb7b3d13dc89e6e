import { dictionary } from '#shared/reference/dictionary.ts'
import type { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'

export const getDictionary: Handler<typeof referenceEndpoints.getDictionary> = async () => answer(dictionary)
