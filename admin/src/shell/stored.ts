import { useState } from 'react'

/** A choice of this browser's user, stored in the browser; a stored value that is not allowed reads as the default. */
export function useStored<Value extends string>(key: string, allowed: readonly [Value, ...Value[]]) {
  const name = `fairground-${key}`
  const [value, setValue] = useState<Value>(() => {
    const stored = localStorage.getItem(name)
    return allowed.find((one) => one === stored) ?? allowed[0]
  })
  const choose = (next: Value) => {
    localStorage.setItem(name, next)
    setValue(next)
  }
  return [value, choose] as const
}
