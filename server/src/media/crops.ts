/** Shapes that a picture is cut to, width to height: those that pages show. */
export const crops = { '1:1': 1, '4:5': 4 / 5, '3:2': 3 / 2, '16:9': 16 / 9 } as const
export type Crop = keyof typeof crops

export interface Focal {
  /** Percent from the left. */
  readonly x: number
  /** Percent from the top. */
  readonly y: number
}

/** Point where a picture is cut unless somebody chose. */
export const MIDDLE: Focal = { x: 50, y: 50 }

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The largest part of a picture that has the shape and lies as near to the focal point as it can; the middle by default. */
export function cutOf(size: { width: number; height: number }, crop: Crop, focal: Focal = MIDDLE): Box {
  const shape = crops[crop]
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * shape)))
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / shape)))
  const within = (all: number, part: number, percent: number) =>
    Math.min(all - part, Math.max(0, Math.round((all * percent) / 100 - part / 2)))
  return {
    left: within(size.width, width, focal.x),
    top: within(size.height, height, focal.y),
    width,
    height,
  }
}
