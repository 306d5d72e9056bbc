import { Plus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

export type QuickAddButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'className'> & {
  /** "Add Harbour Mug to cart". */
  label: string
}

/** 36 px round control on a product card. Shown on hover and focus; always under a coarse pointer. */
export function QuickAddButton({ label, type = 'submit', ...rest }: QuickAddButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className="card-add">
      <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  )
}
