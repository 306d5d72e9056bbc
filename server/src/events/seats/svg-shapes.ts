import type { Box, Point } from '@fairground/domain/seats/plan.ts'

/** `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0]

/** Characters of an outline or a transformation: a thousand points, and more than anybody draws. A file may have megabytes in one. */
const MOST_OF_ATTRIBUTE = 10_000

const SHAPES = ['circle', 'ellipse', 'rect', 'polygon', 'polyline', 'path', 'use', 'image']

/** True for what may stand for a seat; lettering and lines do not. Of paths, pictures and copies the place is not known without drawing them. */
export const isShape = (name: string): boolean => SHAPES.includes(name)

/** Extent of a shape in its own coordinates; undefined where it has none or it cannot be known. */
export function boxOfShape(name: string, attributes: Readonly<Record<string, string>>): Box | undefined {
  const number = (attribute: string) => length(attributes[attribute] ?? '0')
  switch (name) {
    case 'circle':
      return around(number('cx'), number('cy'), { rx: number('r'), ry: number('r') })
    case 'ellipse':
      return around(number('cx'), number('cy'), { rx: number('rx'), ry: number('ry') })
    case 'rect':
      return sound({ x: number('x'), y: number('y'), width: number('width'), height: number('height') })
    case 'polygon':
    case 'polyline':
      return ofPoints(attributes.points ?? '')
    default:
      return undefined
  }
}

const around = (x: number, y: number, { rx, ry }: { rx: number; ry: number }): Box | undefined =>
  sound({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })

const sound = (box: Box): Box | undefined =>
  Object.values(box).every((part) => Math.abs(part) < 1e9) && box.width > 0 && box.height > 0 ? box : undefined

/** Lengths without a unit or in pixels; NaN for others. Reads each character once, as a file may have one of megabytes. */
const length = (text: string): number =>
  /^\s*[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?(px)?\s*$/i.test(text) ? Number.parseFloat(text) : Number.NaN

function ofPoints(text: string): Box | undefined {
  if (text.length > MOST_OF_ATTRIBUTE) return undefined
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length < 4 || numbers.length % 2 !== 0) return undefined
  return boundsOf(numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []))) // pairs
}

const boundsOf = (points: readonly Point[]): Box | undefined => sound(extentOf(points))

function extentOf(points: readonly Point[]): Box {
  const least = (of: (point: Point) => number) => points.reduce((found, point) => Math.min(found, of(point)), Infinity)
  const [x, y] = [least((point) => point.x), least((point) => point.y)]
  return { x, y, width: -least((point) => -point.x) - x, height: -least((point) => -point.y) - y }
}

/** Upright extent of a box that was moved, turned or scaled, however flat it is then; undefined where it is out of all bounds. */
export function movedBox({ x, y, width, height }: Box, [a, b, c, d, e, f]: Matrix): Box | undefined {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px, py]) => ({ x: a * px! + c * py! + e, y: b * px! + d * py! + f })) // pairs
  const extent = extentOf(corners)
  return sound({ ...extent, width: extent.width || 1, height: extent.height || 1 })
}

/** The transformation of an element within its parent's; undefined for one that is none. */
export function parseTransform(text: string | undefined, outer: Matrix): Matrix | undefined {
  if (text === undefined || text.trim() === '') return outer
  if (text.length > MOST_OF_ATTRIBUTE) return undefined
  const next = /[\s,]*([a-z]+)\s*\(([^()]*)\)/iy // each goes on where the one before ended: a long text is read once
  let matrix: Matrix = outer
  let end = 0
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const [, name, list] = found
    const step = stepOf(
      name!,
      list!
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    ) // both groups match
    if (!step?.every(Number.isFinite)) return undefined
    matrix = times(matrix, step)
    end = next.lastIndex
  }
  return text.slice(end).trim() === '' ? matrix : undefined
}

function stepOf(name: string, [p = Number.NaN, q, r, s, t, u]: readonly number[]): Matrix | undefined {
  const radians = (p * Math.PI) / 180
  switch (name) {
    case 'matrix':
      return [p, q, r, s, t, u] as Matrix // a missing one is no finite number
    case 'translate':
      return [1, 0, 0, 1, p, q ?? 0]
    case 'scale':
      return [p, 0, 0, q ?? p, 0, 0]
    case 'rotate': {
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
      const [x, y] = [q ?? 0, r ?? 0]
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    default:
      return undefined
  }
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
