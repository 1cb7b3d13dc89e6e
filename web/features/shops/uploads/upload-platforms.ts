import { findPlatforms, type NamedPlatform } from '../link/find-platforms.ts'

/** Platforms that no connector reads, by the names that sellers search for: their exports are uploaded. */
const uploadPlatforms: readonly (NamedPlatform & { kind: 'shop' | 'account' })[] = [
  { kind: 'shop', platform: 'Temu', other_names: ['多多跨境', '拼多多跨境'] },
  { kind: 'shop', platform: 'SHEIN', other_names: ['希音'] },
  { kind: 'account', platform: 'PingPong', other_names: ['乒乓', '呯嘭'] },
  { kind: 'account', platform: 'Payoneer', other_names: ['派安盈'] },
]

/** A single letter would match almost any name. */
const minSearch = 2

/** The platforms whose names match a search. */
export const uploadPlatformsOf = (search: string) =>
  search.trim().length < minSearch ? [] : findPlatforms(uploadPlatforms, search)

/** Whether the upload of a platform is a payment account or a shop. */
export const uploadKindOf = (name: string): 'shop' | 'account' =>
  uploadPlatforms.find(({ platform }) => platform === name)?.kind ?? 'shop'
