import { Plus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

export type QuickAddButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'className'> & {
  /** "Add Harbour Mug to cart". */
  label: string
}

/** 36 px round control on a product card. Shown on hover and focus; always under a coarse pointer. */
export function QuickAddButton({ label, type = 'submit', ...rest }: QuickAddButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className="flex size-9 items-center justify-center rounded-full border border-border bg-surface text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-sunken pointer-coarse:opacity-100"
    >
      <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  )
}
