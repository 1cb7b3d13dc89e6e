import * as z from 'zod/mini'

const score = z.number().check(z.positive(), z.maximum(1))

/** An instance of moov-io's Watchman, version 2, in the operator's own network: it has no authentication. */
const watchman = z.object({
  engine: z.literal('watchman'),
  /** Without a trailing slash. */
  url: z.url(),
  /**
   * Matches below it are no hits. Watchman lowers the score of a search that has nothing but a name: to 0.81 for the very
   * name of an entry with an address or an identity number, and to 0.69 for another of its names.
   */
  minimumScore: z._default(score, 0.65),
})
export type WatchmanSettings = z.output<typeof watchman>

/** OpenSanctions' yente, hosted by its maker or by the operator. */
const yente = z.object({
  engine: z.literal('yente'),
  /** Without a trailing slash. */
  url: z.url(),
  /** A dataset or collection that the instance has indexed. */
  dataset: z._default(z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)), 'sanctions'),
  minimumScore: z._default(score, 0.7),
  /** Encrypted for `screeningKeyContext`; absent for an instance of the operator's own. */
  sealedApiKey: z.optional(z.string()),
})
export type YenteSettings = z.output<typeof yente>

export const screeningSettings = z.discriminatedUnion('engine', [watchman, yente])
export type ScreeningSettings = z.output<typeof screeningSettings>
/** As an environment names it: scores and the dataset have defaults. */
export type ScreeningSettingsInput = z.input<typeof screeningSettings>

export const screeningKeyContext = 'screening-api-key'
