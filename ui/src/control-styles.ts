/** Inputs alone use the strong border: it distinguishes a control from a card. */
const base =
  'w-full rounded-control border border-border-strong bg-surface text-ink transition-colors hover:border-ink-3 aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-3'

export const controlClass = {
  input: `${base} h-11 px-3 text-body`,
  textarea: `${base} min-h-28 px-3 py-2.5 text-body`,
  select: `${base} h-11 appearance-none ps-3 pe-10 text-body`,
  adminInput: `${base} h-8 px-2.5 text-admin pointer-coarse:h-11`,
  adminTextarea: `${base} min-h-20 px-2.5 py-1.5 text-admin`,
  adminSelect: `${base} h-8 appearance-none ps-2.5 pe-8 text-admin pointer-coarse:h-11`,
} as const
