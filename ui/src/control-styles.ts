/** `field-base`, what is common to all, stands in cards.css. */
export const controlClass = {
  input: 'field-base h-11 px-3 text-body',
  textarea: 'field-base min-h-28 px-3 py-2.5 text-body',
  select: 'field-base h-11 appearance-none ps-3 pe-10 text-body',
  adminInput: 'field-base h-8 px-2.5 text-admin pointer-coarse:h-11',
  adminTextarea: 'field-base min-h-20 px-2.5 py-1.5 text-admin',
  adminSelect: 'field-base h-8 appearance-none ps-2.5 pe-8 text-admin pointer-coarse:h-11',
} as const
