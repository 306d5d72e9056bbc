/** Shown on every product that is sent, and on those whose range has one. */
export const delivery =
  'Leaves the workshop within two working days. £5.00 for the whole order, wherever you are, or collect it for nothing.'
export const download = 'Yours as soon as it is paid: the link is on your order. Print it as often as you like.'

/** Chest and length in centimetres, laid flat. */
export const sizeGuide = {
  title: 'Size guide',
  before: 'Measured flat, in centimetres. Lay a shirt that you like beside it.',
  rows: [
    ['Size', 'Chest', 'Length'],
    ['S', '49', '68'],
    ['M', '52', '71'],
    ['L', '55', '74'],
    ['XL', '59', '77'],
  ],
} as const
