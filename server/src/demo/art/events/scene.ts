/** Pictures are 1600 by 900; the middle 1350 by 900 is what a 3:2 card shows. */
export const WIDTH = 1600
export const HEIGHT = 900

/** A ground and three colours that stand on it. */
export type Palette = { ground: string; colours: readonly [string, string, string] }

export type Scene = { slug: string; palette: Palette }

/** Draws one composition, without ground and grain. */
export type Compose = (scene: Scene) => string

export const colourAt = ({ colours }: Palette, index: number): string => colours[((index % 3) + 3) % 3] ?? colours[0]
