import type { ComponentPropsWithRef, ReactNode } from 'react'

export type IconButtonSize = 'sm' | 'md'

const sizes: Record<IconButtonSize, string> = {
  sm: 'size-8 pointer-coarse:size-11',
  md: 'size-11',
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The name announced by assistive technology and shown as the tooltip. */
  label: string
  icon: ReactNode
  size?: IconButtonSize
}

export function IconButton({ label, icon, size = 'md', type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={`inline-flex shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors hover:bg-sunken hover:text-ink disabled:text-ink-3 ${sizes[size]} ${className}`}
    >
      {icon}
    </button>
  )
}
