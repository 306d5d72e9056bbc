import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Once, around the application: shared delay. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={400} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
)

export type TooltipProps = {
  /** The text. For an icon button the same as its label. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One focusable element. */
  children: ReactNode
}

/** Shown on hover and focus; Escape hides it. Never the only way to learn something. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-70 rounded-control bg-ink px-2 py-1 text-label text-canvas"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
