/** A place on the map. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** "51.5072, -0.1276", as maps show it; undefined where it is none. */
export function positionOf(typed: string): Position | undefined {
  const [, north = '', east = ''] = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  const isOnEarth = north !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : undefined
}
