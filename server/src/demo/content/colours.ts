/** Materials that the workshops use, by the name a buyer reads; the value is the option's colour code. */
export const colours = {
  Marigold: '#e0a526',
  Cobalt: '#3b62ab',
  Slate: '#5b6064',
  Pine: '#2e7d5b',
  Raspberry: '#b92d55',
  Walnut: '#8a6b4f',
  Oat: '#cdbb98',
  Ink: '#2f4567',
  Sage: '#86a184',
  Plum: '#7a5a9e',
  Teal: '#1d8791',
  Brick: '#b5533c',
  Sky: '#6f9fc8',
  Blush: '#d98f86',
} as const satisfies Record<string, string>

export type Colour = keyof typeof colours
