import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { createContext, use } from 'react'

export const SiteContext = createContext<SiteFacts | undefined>(undefined)

export function useSite(): SiteFacts {
  const site = use(SiteContext)
  if (!site) throw new Error('A page stands outside its document')
  return site
}
