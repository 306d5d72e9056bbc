/** The parts of a JSON schema that the generators read. Contract schemas are plain JSON schemas with `free`, `float` and `nullable`. */
export interface Schema {
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly format?: string
  readonly nullable?: boolean
  readonly free?: boolean
  readonly float?: boolean
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/** The schema of the values of a map, or undefined when it is not one. */
export const mapValues = (schema: Schema): Schema | undefined =>
  Object.values(schema.patternProperties ?? {})[0] ??
  (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)

/** The schemas directly inside a schema. */
export const partsOf = (schema: Schema): readonly Schema[] => [
  ...Object.values(schema.properties ?? {}),
  ...(schema.items ? [schema.items] : []),
  ...(mapValues(schema) ? [mapValues(schema)!] : []),
  ...(schema.anyOf ?? []),
  ...(schema.allOf ?? []),
]

/** True when an instant stands anywhere inside. */
export const holdsDate = (schema: Schema): boolean => schema.format === 'date-time' || partsOf(schema).some(holdsDate)
