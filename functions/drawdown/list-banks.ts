import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { bankEntries } from '../../shared/reference/bank-entries.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listBanks: Handler<typeof drawdownEndpoints.listBanks> = async () =>
  answer(
    bankEntries.map(({ key_id: swift_code, show_name, ...names }) => ({
      ...names,
      swift_code,
      show_name: show_name ?? names.name_eng,
    })),
  )
