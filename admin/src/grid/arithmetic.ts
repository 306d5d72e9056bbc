/**
 * What is typed over a number: `12` or `=12` sets it, `+5`, `-3`, `*2` and `/4` reckon from it. Halves go up. Undefined for anything
 * else and for a result that is no number from 0; signs of currencies are passed over. `+`, `-` need nothing before them: a count is never below 0. `digits` stand behind the point.
 */
export function reckon(typed: string, before: number, digits = 0): number | undefined {
  const match = /^([=+\-*/×÷]?)\s*(\d[\d.,'\s]*)$/u.exec(typed.replace(/[\p{Sc}]|\b[A-Z]{3}\b/gu, '').trim())
  if (!match) return undefined
  const [, sign = '', digitsTyped = ''] = match
  const number = written(digitsTyped, digits)
  if (number === undefined) return undefined
  const result = { '+': before + number, '-': before - number, '*': before * number, '/': before / number }[
    sign.replace('×', '*').replace('÷', '/')
  ]
  const scale = 10 ** digits
  const rounded = Math.round((result ?? number) * scale + 1e-9) / scale
  return Number.isFinite(rounded) && rounded >= 0 ? rounded : undefined
}

/**
 * `1,234.50`, `1.234,50`, `1 234.5` and `1234,5`: as spreadsheets of other countries copy numbers. The last sign is the decimal one; a comma
 * alone with three digits behind it parts thousands, where the number has fewer than three decimals.
 */
function written(text: string, digits: number): number | undefined {
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
  return Number(rest ? `${whole}.${rest}` : whole)
}
