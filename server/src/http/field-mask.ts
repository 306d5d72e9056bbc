import type { TSchema } from 'typebox'

/**
 * The part of a change that an explicit field mask names: paths within the entity joined by commas (`title,location.name`),
 * with or without the entity's own name in front. A named field that is absent and may be empty is emptied.
 * Without a mask, the change as it is: what is present is set.
 */
export function masked<T extends object>(change: T, mask: string | undefined, schema: TSchema, entity: string): T {
  if (mask === undefined) return change
  const picked: Record<string, unknown> = {}
  for (const path of mask.split(',')) {
    const keys = path.trim().split('.')
    pick(change as Record<string, unknown>, keys[0] === entity ? keys.slice(1) : keys, schema, picked)
  }
  return picked as T // part of a valid change, with null where the schema allows it
}

function pick(
  from: Record<string, unknown>,
  [key, ...rest]: readonly string[],
  schema: TSchema,
  into: Record<string, unknown>,
): void {
  const fields = (schema as { properties?: Record<string, TSchema> }).properties
  const field = key !== undefined && fields && Object.hasOwn(fields, key) ? fields[key] : undefined
  if (key === undefined || !field) return
  const value = from[key]
  if (value === undefined) {
    if ('nullable' in field) into[key] = null
  } else if (rest.length > 0 && typeof value === 'object' && value !== null && 'properties' in field) {
    const part = (into[key] ?? {}) as Record<string, unknown> // made here, in an earlier turn
    pick(value as Record<string, unknown>, rest, field, part)
    into[key] = part
  } else into[key] = value
}
