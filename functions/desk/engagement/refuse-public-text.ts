import { faultOfPublicText, type PublicTextFault } from '#shared/engagement/public-text.ts'
import type { Config } from '../../runtime/config.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

const wordsOf: Readonly<Record<PublicTextFault, string>> = {
  accountNumber: 'holds what may be the number of an account; where to pay stands in bills alone',
  foreignLink: 'leads elsewhere than to this portal, or lacks a blank after a full stop',
}

/** Texts by field that are read one below the other. */
export type AdjacentTexts = Readonly<Record<string, string>>

/**
 * Refuses public texts that contain an account number or an external link, each separately or joined with its
 * neighbours, and names every such field.
 */
export const refusePublicTexts = (
  groups: readonly AdjacentTexts[],
  { siteUrl }: Pick<Config, 'siteUrl'>,
): DeskRefusal | undefined => {
  const allowedHosts = [new URL(siteUrl).hostname]
  const faultsOf = (texts: Iterable<readonly [fields: string, text: string]>) =>
    [...texts].flatMap(([fields, text]) => {
      const fault = faultOfPublicText(text, allowedHosts)
      return fault ? [{ fields, fault }] : []
    })
  const faults = groups.flatMap((group) => {
    const alone = faultsOf(Object.entries(group))
    const together = [Object.keys(group).join(', '), Object.values(group).join('\n')] as const
    return alone.length > 0 ? alone : faultsOf([together])
  })
  if (faults.length === 0) return undefined
  return refuseAct(
    'invalidInput',
    faults.map(({ fields, fault }) => `${fields}: ${wordsOf[fault]}`).join('; '),
    faults.flatMap(({ fields }) => fields.split(', ').map((field) => ({ field, rule: 'invalid' as const }))),
  )
}
