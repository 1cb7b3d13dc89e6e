import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { bankEntries } from '#shared/reference/bank-entries.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listBanks: Handler<typeof applicationEndpoints.listBanks> = async () =>
  answer(
    bankEntries.map(({ key_id: swift_code, show_name, ...names }) => ({
      ...names,
      swift_code,
      show_name: show_name ?? names.name_eng,
    })),
  )
