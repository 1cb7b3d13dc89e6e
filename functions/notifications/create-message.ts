import { createMessage, type MessageContent, messageIdOf } from '../data/messages.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Delivery } from '../runtime/subscriber.ts'

/**
 * Leaves a company a message about what an event tells of. It is one however often the event is delivered, and is
 * there although a mail about the same should fail.
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
