import { findSigningLink, type SigningLink } from '../data/signing-links.ts'
import type { Deps } from '../runtime/deps.ts'

type FoundSigning = { ok: true; link: SigningLink } | { ok: false; reason: 'linkInvalid' | 'linkExpired' }

/** The signing that a link's token stands for; `linkInvalid` for a token that never was. */
export const findSigning = async ({ table, clock }: Deps, token: string): Promise<FoundSigning> => {
  const link = await findSigningLink(table, token)
  if (!link) return { ok: false, reason: 'linkInvalid' }
  if (link.expiresAt <= clock().toISOString()) return { ok: false, reason: 'linkExpired' }
  return { ok: true, link }
}
