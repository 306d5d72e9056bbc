import type { Palette } from './scene.ts'

/** Eight grounds to print on: two greens, blue, red, amber, plum, sea, paper. */
export const palettes = {
  tent: { ground: '#0b3325', colours: ['#fabc32', '#fdf6e6', '#c11e4d'] },
  meadow: { ground: '#17553d', colours: ['#f3c75f', '#8fcf9f', '#fdf6e6'] },
  night: { ground: '#27447c', colours: ['#3b62ab', '#2f7f5f', '#fabc32'] },
  candy: { ground: '#8f1237', colours: ['#f68498', '#fabc32', '#fff1dc'] },
  amber: { ground: '#efc15c', colours: ['#c11e4d', '#345fb2', '#10593e'] },
  plum: { ground: '#3a2a55', colours: ['#b79ae0', '#f68498', '#fabc32'] },
  sea: { ground: '#0f4a55', colours: ['#6bc8d3', '#fdf6e6', '#f6a04d'] },
  paper: { ground: '#efe6d3', colours: ['#10593e', '#c11e4d', '#345fb2'] },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
