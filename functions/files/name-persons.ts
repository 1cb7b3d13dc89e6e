import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

type Person = NonNullable<KycSections['connected_persons']>['persons'][number]

const nameOf = ({ full_name_cn: chinese, full_name_en: english }: Person): string | undefined =>
  chinese ?? english

/** The person whom each photo of an identity document shows, by the file. */
export const namePersons = (sections: Iterable<KycSections>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const { connected_persons: connected } of sections)
    for (const person of connected?.persons ?? []) {
      const name = nameOf(person)
      for (const fileId of [person.id_front_file_id, person.id_back_file_id])
        if (fileId && name) names.set(fileId, name)
    }
  return names
}
