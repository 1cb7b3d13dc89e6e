import type { ShownConcentration } from '#shared/desk/portfolio.ts'
import {
  concentrationBy,
  currencyConcentration,
  platformsByCurrency,
  platformsByOwnCurrency,
} from '#shared/portfolio/summarize.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { platformNamesOf } from '../engine/platform-names.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showConcentrationAct: RunAct<'portfolio-concentration'> = async (input, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { conversion } = asked
  const shown: ShownConcentration = {
    ...asked.basis,
    byPlatform: concentrationBy(asked.cells, ({ further }) => further),
    byPlatformAndCurrency: conversion
      ? platformsByOwnCurrency(conversion.unconverted, conversion.currency, conversion.rates)
      : platformsByCurrency(asked.cells),
    platformNames: platformNamesOf(deps.config),
    byProduct: concentrationBy(asked.cells, ({ productCode }) => productCode),
    byCurrency: conversion
      ? currencyConcentration(conversion.unconverted, conversion.currency, conversion.rates)
      : [],
  }
  return { ok: true, ...shown }
}
