/** An amount as it is being typed, with its thousands set apart; what follows the point stays as it was typed. */
export const groupThousands = (typed: string): string => {
  const [whole = '', ...rest] = typed.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.')
}

const isTyped = (character: string): boolean => /[\d.]/.test(character)

/** How many typed characters, separators left out, stand to the right of a position. */
export const typedRightOf = (text: string, position: number): number =>
  text.slice(position).replace(/[^\d.]/g, '').length

/** The position with so many typed characters to its right. */
export const positionWith = (text: string, right: number): number => {
  let position = text.length
  for (let left = right; left > 0 && position > 0; position--) if (isTyped(text[position - 1] ?? '')) left--
  return position
}
