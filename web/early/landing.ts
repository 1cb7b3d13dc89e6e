import { catchTaps } from './catch-taps.ts'

// An inline script of the visitors' pages, so that a button works before the bundle has loaded.
catchTaps()
