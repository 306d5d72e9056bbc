import { useHydrated } from '@fairground/ui/hydrated.ts'
import type { QrCode, QrCodeProps } from '@fairground/ui/qr-code.tsx'
import { useState } from 'react'
import { AS_WRITTEN } from '../shell/as-written.ts'

/** Component that draws codes: put here by the module that reads tickets, which a page from the server comes without. */
export const drawing: { code?: typeof QrCode } = {}

/** The code of a ticket. Where the server wrote it, it stays as it is, and nothing that draws one is fetched. Its key is its value. */
export function TicketCode(props: QrCodeProps) {
  const hydrated = useHydrated()
  const [isWritten] = useState(!import.meta.env.SSR && !hydrated)
  const Drawn = drawing.code
  if (!isWritten) return Drawn && <Drawn {...props} />
  const { label, className } = props
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the lines that the server wrote stay.
      dangerouslySetInnerHTML={AS_WRITTEN}
    />
  )
}
