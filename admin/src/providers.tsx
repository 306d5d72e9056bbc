import { toasterStands } from '@fairground/ui/admin/toast.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { queryClient } from './query-client.ts'

/** No part of the first load: fetched once the page is drawn. */
const Toaster = lazy(async () => ({ default: (await import('@fairground/ui/admin/toaster.tsx')).Toaster }))

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Suspense fallback={null}>
        <Toaster onStand={toasterStands} />
      </Suspense>
    </QueryClientProvider>
  )
}
