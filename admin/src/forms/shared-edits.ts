import { t } from '../texts.ts'

/** Side whose value of a field stays. */
export type Whose = 'mine' | 'theirs'

/** One thing in a form that two people may change: how it is called, read, shown and taken over. */
export interface SharedField<Values> {
  readonly path: string
  /** "Price of Small" */
  readonly label: string
  /** Value for people. */
  readonly text: (values: Values) => string
  /** Value for comparison. */
  readonly read: (values: Values) => unknown
  /** `into` with this field as it is in `from`. */
  readonly put: (into: Values, from: Values) => Values
}

/** A field that both changed, each to something else. */
export interface Clash<Values> {
  readonly field: SharedField<Values>
  readonly mine: Values
  readonly theirs: Values
}

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const differs =
  <Values>(a: Values, b: Values) =>
  (field: SharedField<Values>): boolean =>
    !same(field.read(a), field.read(b))

/** Names of the fields that somebody else changed since `base` to something that is not entered here. */
export const reportedFields = <Values>(
  fields: readonly SharedField<Values>[],
  base: Values,
  mine: Values,
  theirs: Values,
): string[] =>
  fields.filter((field) => differs(base, theirs)(field) && differs(mine, theirs)(field)).map(({ label }) => label)

/** Fields that both changed since `base`, each to something else. */
export const clashesOf = <Values>(
  fields: readonly SharedField<Values>[],
  base: Values,
  mine: Values,
  theirs: Values,
): Clash<Values>[] =>
  fields
    .filter((field) => differs(base, theirs)(field) && differs(base, mine)(field) && differs(mine, theirs)(field))
    .map((field) => ({ field, mine, theirs }))

/** Entered values, put on those that somebody else saved meanwhile: fields that were not touched take theirs. */
export const mergedFields = <Values extends object>(base: Values, mine: Values, theirs: Values): Values => {
  const fields = Object.keys(theirs) as (keyof Values)[]
  const picked = fields.map((field) => [field, same(base[field], mine[field]) ? theirs[field] : mine[field]])
  return Object.fromEntries(picked) as Values // every field, from one of the two
}

/** Nothing, a text, a number, a tick or a list of such, in words. */
export function shownValue(value: unknown): string {
  if (value === '' || value === null || value === undefined) return t('admin.forms.empty')
  if (value === true) return t('admin.forms.yes')
  if (value === false) return t('admin.forms.no')
  if (Array.isArray(value)) return value.length === 0 ? t('admin.forms.none') : value.map(shownValue).join(', ')
  return String(value)
}

/** The fields of a flat form by their labels; `shown` words those whose values are codes. */
export function plainFields<Values extends object>(
  labels: Partial<Record<keyof Values, string>>,
  shown: Partial<{ [Key in keyof Values]: (value: Values[Key]) => string }> = {},
): SharedField<Values>[] {
  return (Object.entries(labels) as [keyof Values, string][]).map(([key, label]) => ({
    path: String(key),
    label,
    text: (values) => (shown[key] ?? shownValue)(values[key]),
    read: (values) => values[key],
    put: (into, from) => ({ ...into, [key]: from[key] }),
  }))
}
