import type { ScreeningHit } from '../../data/screening-hits.ts'

/** A screened name with the entry of the list that it resembles. */
export const describeHit = ({
  hitId,
  names,
  roles,
  birthDate,
  subjectCountries = [],
  entryName,
  list,
  entryId,
  entryBirthDate,
  countries,
  programmes,
  score,
  foundAt,
}: ScreeningHit) => ({
  hitId,
  screenedName: names.join(' '),
  subjectRoles: [...roles],
  birthDate: birthDate ?? null,
  subjectCountries: [...subjectCountries],
  entryName,
  list,
  entryId,
  entryBirthDate: entryBirthDate ?? null,
  countries: [...countries],
  programmes: [...programmes],
  scorePercent: (score * 100).toFixed(1),
  foundAt,
})
