/** The companies' places of incorporation with different rules. */
export const hongKongId = '1'
export const chinaId = '2'
