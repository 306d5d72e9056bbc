/** Letters count by their place after the digit 0 in ASCII. */
const ZERO = '0'.charCodeAt(0)

/** Weights of the digits, from the last one back: 2, 3 ... up to the greatest, then 2 again. */
const checkDigit = (characters: string, greatestWeight: number): number => {
  const sum = [...characters]
    .toReversed()
    .reduce((total, one, i) => total + (one.charCodeAt(0) - ZERO) * (2 + (i % (greatestWeight - 1))), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The last two digits are those that the others call for; ids of one repeated digit are given to nobody. */
function checks(id: string, greatestWeight: number): boolean {
  const first = checkDigit(id.slice(0, -2), greatestWeight)
  const second = checkDigit(`${id.slice(0, -2)}${first}`, greatestWeight)
  return id.endsWith(`${first}${second}`) && new Set(id).size > 1
}

const written = (id: string): string =>
  id
    .trim()
    .toUpperCase()
    .replaceAll(/[.\-/]/g, '')

/** Tax id of a person in Brazil: `529.982.247-25`, with or without its marks. */
export const isCpf = (id: string): boolean => /^\d{11}$/.test(written(id)) && checks(written(id), 11)

/** Tax id of a business in Brazil: `11.222.333/0001-81`, or with letters, `12.ABC.345/01DE-35`. */
export const isCnpj = (id: string): boolean => /^[A-Z\d]{12}\d{2}$/.test(written(id)) && checks(written(id), 9)
