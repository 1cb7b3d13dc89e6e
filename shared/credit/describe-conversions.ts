import { type Conversion, isCarriedForward } from '../lending/convert-sales.ts'
import { decimalFromCents } from '../money/cents.ts'
import type { ConversionOnWire } from './credit-limit.schema.ts'

/** The exchange rates behind a limit as the seller sees them. */
export const describeConversions = (conversions: readonly Conversion[]): ConversionOnWire[] =>
  conversions.map((conversion) => {
    const { netSalesCents, convertedCents, soldUntil, from, to, source } = conversion
    const { first, last, lowest, highest } = conversion
    return {
      from,
      to,
      source,
      entered: conversion.isEntered === true,
      net_sales: decimalFromCents(netSalesCents),
      converted_net_sales: decimalFromCents(convertedCents),
      first,
      last,
      lowest,
      highest,
      sold_until: soldUntil,
      carried_forward: isCarriedForward(conversion),
    }
  })
