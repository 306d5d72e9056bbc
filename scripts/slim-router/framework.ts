import { createContext, type Ref, type RefCallback, useRef } from 'react'

/** Stands in for the router's `dom/ssr/components.js`: outside its framework mode the context is empty. */
export const FrameworkContext = createContext(undefined)

/** The router's own way of fetching ahead needs its framework mode. */
export const usePrefetchBehavior = () => [false, useRef(null), {}] as const

export const mergeRefs =
  (...refs: readonly (Ref<unknown> | undefined)[]): RefCallback<unknown> =>
  (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }
  }

const none = undefined

export {
  none as CRITICAL_CSS_DATA_ATTRIBUTE,
  none as Links,
  none as Meta,
  none as PrefetchPageLinks,
  none as Scripts,
  none as setIsHydrated,
  none as useFrameworkContext,
}
