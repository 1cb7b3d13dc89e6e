/**
 * The translations of an area in one language: every key and as many paragraphs as in Simplified Chinese, which is
 * written first and so is the source of the type.
 */
export type TranslationsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : TranslationsOf<Source[Key]>
}
