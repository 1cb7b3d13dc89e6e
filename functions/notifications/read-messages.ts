import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { putMessageReadReceipt } from '../data/message-read-receipts.ts'
import { markMessageRead } from '../data/messages.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const readMessages: Handler<typeof notificationsEndpoints.readMessages> = async (
  { input, session },
  { table, clock },
) => {
  const now = clock()
  const { ids } = input.body
  if (!ids) {
    await table.write(putMessageReadReceipt(table, session, now))
    return answer(null)
  }
  const marks = Object.fromEntries(ids.map((id) => [id, markMessageRead(table, session, id, now)]))
  const written = await table.transact(marks)
  return written.ok ? answer(null) : refuse('notFound')
}
