/** Marigold: the one control of a view that moves money or admits a guest. Every other primary button is green. */
export type ButtonVariant = 'marigold' | 'primary' | 'secondary' | 'quiet' | 'danger'

/** Heights: sm 32 px (admin; 44 under a coarse pointer), md 44 px (storefront), lg 52 px (buy), xl 56 px (check-in). */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

/** `button-base` and `button-off`, what is common to all and to those that cannot be pressed, stand in cards.css. */
const variants: Record<ButtonVariant, string> = {
  marigold: 'border-transparent bg-marigold text-on-marigold hover:bg-marigold-hover',
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border-border bg-surface text-ink hover:border-border-strong hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-surface hover:bg-danger/90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-admin pointer-coarse:h-11',
  md: 'h-11 px-5 text-[0.9375rem]',
  lg: 'h-13 px-6 text-body',
  xl: 'min-h-14 px-6 text-h3',
}

export const buttonClass = (variant: ButtonVariant, size: ButtonSize, className = ''): string =>
  `button-base ${variants[variant]} ${sizes[size]} button-off ${className}`
