import type { Table, TransactOutcome, Write } from './table.ts'

type Tokens<V> = Record<string, V> | undefined

/** The names or values that an expression uses: DynamoDB refuses any other. Nothing where it uses none. */
const usedBy = <V>(expression: string, tokens: Tokens<V>): Tokens<V> => {
  const used = Object.entries(tokens ?? {}).filter(([token]) =>
    new RegExp(`${token}(?!\\w)`).test(expression),
  )
  return used.length > 0 ? Object.fromEntries(used) : undefined
}

/** The item that a write is of. */
export const keyOfWrite = ({ Put, Update, Delete, ConditionCheck }: Write): { pk: string; sk: string } => {
  const key = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key
  return { pk: String(key?.['pk']), sk: String(key?.['sk']) }
}

const conditionOf = (write: Write): Write | undefined => {
  const given = write.Put ?? write.Update ?? write.Delete ?? write.ConditionCheck
  const condition = given?.ConditionExpression
  if (!given || !condition) return undefined
  return {
    ConditionCheck: {
      TableName: given.TableName,
      Key: keyOfWrite(write),
      ConditionExpression: condition,
      ExpressionAttributeNames: usedBy(condition, given.ExpressionAttributeNames),
      ExpressionAttributeValues: usedBy<unknown>(condition, given.ExpressionAttributeValues),
    },
  }
}

/** How writes would fare at this moment, by their conditions. Nothing is written. */
export const checkConditions = async <Name extends string>(
  table: Table,
  writes: Record<Name, Write | undefined>,
): Promise<TransactOutcome<Name>> => {
  const conditions = Object.entries<Write | undefined>(writes).flatMap(([name, write]) => {
    const condition = write && conditionOf(write)
    return condition ? [[name, condition] as const] : []
  })
  if (conditions.length === 0) return { ok: true }
  return table.transact(Object.fromEntries(conditions) as Record<Name, Write>)
}
