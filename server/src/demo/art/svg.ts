/** Numbers are written with one decimal, so that a drawing is the same text everywhere. */
export const at = (number: number): string => String(Math.round(number * 10) / 10)

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

type StrokeLook = { width: number; cap?: 'butt' | 'round'; dash?: string; opacity?: number }

export const line = (d: string, colour: string, { width, cap = 'butt', dash, opacity }: StrokeLook): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(width)}" stroke-linejoin="round" stroke-linecap="${cap}"${
    dash ? ` stroke-dasharray="${dash}"` : ''
  }${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const ellipse = (
  { cx, cy, rx, ry }: { cx: number; cy: number; rx: number; ry: number },
  fill: string,
  opacity = 1,
): string =>
  `<ellipse cx="${at(cx)}" cy="${at(cy)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  ellipse({ cx, cy, rx: r, ry: r }, fill)

export const rect = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill: string,
  radius = 0,
): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`

export const group = (transform: string, ...shapes: string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`

/** Shapes seen only where `shape` is. `id` is unique within the drawing. */
export const clipped = (id: string, shape: string, ...shapes: string[]): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`

export const svg = (width: number, height: number, ...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.join('')}</svg>`

/** A closed polygon through the points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`
