export const kilograms = (grams: number | null): number => (grams === null ? 0 : Math.round(grams * 1000) / 1_000_000)

export const grams = (kilograms: number | null): number | null =>
  kilograms === null ? null : Math.round(kilograms * 1e6) / 1e3
