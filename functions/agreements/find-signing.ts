import { findSigningLink, type SigningLink } from '../data/signing-links.ts'
import type { Deps } from '../runtime/deps.ts'

type FoundSigning = { ok: true; link: SigningLink } | { ok: false; code: 80009 | 80010 }

/** The signing that a link's token stands for; 80009 for a token that never was, 80010 for one that has expired. */
export const findSigning = async ({ table, clock }: Deps, token: string): Promise<FoundSigning> => {
  const link = await findSigningLink(table, token)
  if (!link) return { ok: false, code: 80009 }
  if (link.expiresAt <= clock().toISOString()) return { ok: false, code: 80010 }
  return { ok: true, link }
}
