/**
 * Result of an entry over a number: `12` or `=12` sets it, `+5`, `-3`, `*2` and `/4` calculate from it, exactly; halves go up. Returns a decimal
 * with `digits` behind the point; undefined for anything else and for a result below 0. Signs of currencies are passed over. `before` is a
 * decimal, too, below 0 where units are owed; empty is 0.
 */
export function calculate(typed: string, before: string, digits = 0): string | undefined {
  const match = /^([=+\-*/×÷]?)\s*(\d[\d.,'\s]*)$/u.exec(typed.replace(/[\p{Sc}]|\b[A-Z]{3}\b/gu, '').trim())
  if (!match) return undefined
  const [, sign = '', digitsTyped = ''] = match
  const decimal = written(digitsTyped, digits)
  const [old, number] = [scaled(before || '0'), decimal === undefined ? undefined : scaled(decimal)]
  if (old === undefined || number === undefined) return undefined
  const result = exactly(sign.replace('×', '*').replace('÷', '/'), old, number)
  if (result === undefined || result < 0n) return undefined
  const unit = 10n ** BigInt(PLACES - digits)
  return text((2n * result + unit) / (2n * unit), digits)
}

/** Most digits behind the point of anything that is typed. */
const PLACES = 6
const ONE = 10n ** BigInt(PLACES)

/** In millionths; undefined of what is no decimal with at most six digits behind its point. */
function scaled(decimal: string): bigint | undefined {
  const [, whole, rest = ''] = /^(-?\d{1,18})(?:\.(\d{1,6}))?$/.exec(decimal.trim().replace(',', '.')) ?? []
  return whole === undefined ? undefined : BigInt(whole + rest.padEnd(PLACES, '0'))
}

function exactly(sign: string, old: bigint, number: bigint): bigint | undefined {
  switch (sign) {
    case '+':
      return old + number
    case '-':
      return old - number
    case '*':
      return (old * number) / ONE
    case '/':
      return number === 0n ? undefined : (old * ONE) / number
    default:
      return number
  }
}

function text(value: bigint, digits: number): string {
  const plain = value.toString().padStart(digits + 1, '0')
  return digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`
}

/**
 * `1,234.50`, `1.234,50`, `1 234.5` and `1234,5`: as spreadsheets of other countries copy numbers. The last sign is the decimal one; a comma
 * alone with three digits behind it parts thousands, where the number has fewer than three decimals.
 */
function written(text: string, digits: number): string | undefined {
  const plain = text.replace(/[\s']/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const behind = last < 0 ? 0 : plain.length - last - 1
  const sign = plain[last] ?? ''
  const several = plain.split(sign).length > 2 && sign !== ''
  const parts = last >= 0 && behind === 3 && (several || (sign === ',' && !plain.includes('.') && digits < 3))
  const whole = (last < 0 || parts ? plain : plain.slice(0, last)).replace(/[.,]/g, '')
  const rest = last < 0 || parts ? '' : plain.slice(last + 1)
  if (several && !parts) return undefined
  if (!/^\d{1,12}$/.test(whole) || !/^\d{0,6}$/.test(rest) || (last >= 0 && behind === 0)) return undefined
  return rest ? `${whole}.${rest}` : whole
}
