import { addDays, type BusinessDate } from '#shared/time/business-date.ts'

const radians = Math.PI / 180

/** Arguments of the periodic terms, as multiples of the anomalies of sun and moon and of the moon's latitude. */
const terms: readonly [amount: number, sun: number, moon: number, latitude: number][] = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
]

/** The difference of dynamical from universal time in these years, in days. */
const dynamicalDays = 72 / 86_400

/** The Julian day of a new moon, within minutes: Meeus, Astronomical Algorithms, chapter 49. */
const newMoonOn = (lunation: number): number => {
  const centuries = lunation / 1236.85
  const eccentricity = 1 - 0.002516 * centuries
  const sun = 2.5534 + 29.1053567 * lunation
  const moon = 201.5643 + 385.81693528 * lunation + 0.0107582 * centuries ** 2
  const latitude = 160.7108 + 390.67050284 * lunation - 0.0016118 * centuries ** 2
  const mean = 2_451_550.09766 + 29.530588861 * lunation + 0.00015437 * centuries ** 2
  return (
    mean -
    dynamicalDays +
    terms.reduce((sum, [amount, ofSun, ofMoon, ofLatitude]) => {
      const angle = (ofSun * sun + ofMoon * moon + ofLatitude * latitude) * radians
      return sum + amount * eccentricity ** Math.abs(ofSun) * Math.sin(angle)
    }, 0)
  )
}

/** Of the first of January 1970, at midnight. */
const epochJulianDay = 2_440_587.5

/** The days, by the date in China, on which the moon is new in a range of years. */
export const newMoonDays = (fromYear: number, toYear: number): ReadonlySet<BusinessDate> => {
  const perYear = 12.3685
  const first = Math.floor((fromYear - 2000) * perYear) - 1
  const last = Math.ceil((toYear + 1 - 2000) * perYear) + 1
  return new Set(
    Array.from({ length: last - first }, (_, index) =>
      addDays('1970-01-01', Math.floor(newMoonOn(first + index) - epochJulianDay + 8 / 24)),
    ),
  )
}
