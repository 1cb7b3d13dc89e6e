import { createMessage, type MessageContent, messageIdOf } from '../data/messages.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Delivery } from '../runtime/subscriber.ts'

/**
 * Creates a company's message about an event. It is created once however often the event is delivered, and
 * independently of any mail.
 */
export const createUserMessage = async (
  companyId: string,
  content: MessageContent,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { eventId, at }: Delivery,
): Promise<void> => {
  await table.write(
    createMessage(table, {
      companyId,
      messageId: messageIdOf(eventId, at),
      content,
      happenedAt: at,
      arrivedAt: clock().toISOString(),
      readBy: {},
    }),
  )
}
