import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

/** The person whom each photo of an identity document shows, by the file. */
export const personNamesByFile = ({
  connected_persons: connected,
}: KycSections): ReadonlyMap<string, string> =>
  new Map(
    (connected?.persons ?? []).flatMap((person) => {
      const name = person.full_name_cn ?? person.full_name_en
      return [person.id_front_file_id, person.id_back_file_id].flatMap((fileId): [string, string][] =>
        fileId && name ? [[fileId, name]] : [],
      )
    }),
  )
