/** True of a typed whole number in these bounds, both inclusive. */
export const within = (typed: string, [least, most]: readonly [number, number]): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
