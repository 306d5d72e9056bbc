/** A decimal number for a UUID v7, its time and the random part beside it: published clients carry one beside each product. */
export const numericId = (id: string): string => {
  const hex = id.replaceAll('-', '')
  return (BigInt(`0x${hex.slice(0, 12)}`) * 4096n + BigInt(`0x${hex.slice(13, 16)}`)).toString()
}

/** The same number of a uuid column, for filters and sorting. */
export const numericIdSql = (column: string): string => {
  const bits = (from: number, digits: number) =>
    `('x' || substr(replace(${column}::text, '-', ''), ${from}, ${digits}))::bit(${digits * 4})::int8`
  return `(${bits(1, 12)} * 4096 + ${bits(14, 3)})`
}
