import type { ChoiceType, CustomizationType, ModifierRenderType } from '@fairground/contract/enumerations/catalog.ts'
import { findNamed, findRows, lockRows } from '../../db/row-statements.ts'
import { json, statement, textAs, type ValuesOf } from '../../db/statement.ts'

/** A picture by reference. */
export interface ChoicePicture {
  readonly id?: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
  readonly filename?: string
}

export interface Choice {
  readonly id: string
  /** The name that it was made with; it never changes. */
  readonly key: string
  /** Unique within the customization. */
  readonly name: string
  readonly choiceType: ChoiceType
  /** Colour of ONE_COLOR. */
  readonly colorCode?: string
  /** The two of MULTIPLE_COLORS. */
  readonly colorCodes?: readonly string[]
  /** Picture of IMAGE. */
  readonly image?: ChoicePicture
  /** A picture of the product with this choice. */
  readonly displayImage?: ChoicePicture
  /** Decimal text; what choosing it adds to the price of a modifier unless the product says. */
  readonly defaultAddedPrice?: string
  /** Choices of the same customization under which this one is found: `Navy` under `Blue`. */
  readonly primaryChoiceIds?: readonly string[]
}

/** A text that the buyer writes. */
export interface FreeText {
  readonly minCharCount: number
  readonly maxCharCount: number
  readonly defaultAddedPrice?: string
  readonly title: string
  /** The title that it was made with. */
  readonly key: string
}

/** `doc` of a customization's row. */
export interface CustomizationDoc {
  /** In the order in which they are shown; none for a free text. */
  readonly choices: readonly Choice[]
  readonly freeText?: FreeText
  /** Requirement of a modifier: true when products that take it require a choice by default. */
  readonly defaultMandatory?: boolean
}

const customizationRow = {
  id: 'uuid',
  name: 'text',
  key: 'text',
  customizationType: textAs<CustomizationType>(),
  renderType: textAs<ModifierRenderType>(),
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<CustomizationDoc>(),
} as const
export type CustomizationRow = ValuesOf<typeof customizationRow>

export const customizationColumns = `
  c.id, c.name, c.key, c.customization_type as "customizationType", c.render_type as "renderType", c.revision,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.doc`

const customizations = {
  name: 'customizations',
  table: 'customizations',
  alias: 'c',
  columns: customizationColumns,
  row: customizationRow,
}
export const findCustomizations = findRows(customizations)
export const lockCustomizations = lockRows(customizations)
export const findCustomizationsNamed = findNamed(customizations, 'name')

/** Lock for adding choices: does not wait for callers that lock the names, who may be about to add choices themselves. */
export const lockChoices = statement({
  name: 'customizations.lockChoices',
  params: { ids: 'uuid[]' },
  row: customizationRow,
  sql: `
    select ${customizationColumns} from customizations c
    where c.site_id = $1 and c.id = any($2) order by c.id for no key update`,
})

/** Customizations with an id of `ids` or one of the names; they cannot be renamed or deleted before the caller's transaction ends. */
export const shareCustomizations = statement({
  name: 'customizations.share',
  params: { ids: 'uuid[]', names: 'text[]' },
  row: customizationRow,
  sql: `
    select ${customizationColumns} from customizations c
    where c.site_id = $1 and (c.id = any($2) or c.name = any($3)) order by c.id for key share`,
})

export const countCustomizationsOf = statement({
  name: 'customizations.count',
  row: { customizationType: textAs<CustomizationType>(), customizations: 'int4' },
  sql: `
    select c.customization_type as "customizationType", count(*)::int4 as customizations
    from customizations c where c.site_id = $1 group by c.customization_type`,
})

export interface CustomizationRecord {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly customization_type: CustomizationType
  readonly render_type: ModifierRenderType
  readonly doc: CustomizationDoc
}

/** Inserts those whose names are free for their kind. In name order: two that make the same ones wait for each other and not in a circle. */
export const insertCustomizations = statement({
  name: 'customizations.insert',
  params: { records: json<readonly CustomizationRecord[]>(), at: 'timestamptz' },
  row: customizationRow,
  sql: `
    insert into customizations as c (site_id, id, name, key, customization_type, render_type, doc, created_at, updated_at)
    select $1, u.id, u.name, u.key, u.customization_type, u.render_type, u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, name text, key text, customization_type text, render_type text, doc jsonb)
    order by u.customization_type, u.render_type, u.name
    on conflict (site_id, customization_type, render_type, name) do nothing
    returning ${customizationColumns}`,
})

/** One for each kind and name, `created` where there was none. The update changes nothing: it makes the row that won come back. */
export const insertOrGetCustomizations = statement({
  name: 'customizations.insertOrGet',
  params: { records: json<readonly CustomizationRecord[]>(), at: 'timestamptz' },
  row: { ...customizationRow, created: 'bool' },
  sql: `
    insert into customizations as c (site_id, id, name, key, customization_type, render_type, doc, created_at, updated_at)
    select $1, u.id, u.name, u.key, u.customization_type, u.render_type, u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, name text, key text, customization_type text, render_type text, doc jsonb)
    order by u.customization_type, u.render_type, u.name
    on conflict (site_id, customization_type, render_type, name) do update set updated_at = c.updated_at
    returning ${customizationColumns}, c.xmax = 0 as created`,
})

interface CustomizationChange {
  readonly id: string
  readonly name: string
  readonly revision: string
  readonly doc: CustomizationDoc
}

export const saveCustomizations = statement({
  name: 'customizations.save',
  params: { records: json<readonly CustomizationChange[]>(), at: 'timestamptz' },
  row: customizationRow,
  sql: `
    update customizations c set name = u.name, doc = u.doc, revision = u.revision, updated_at = $3
    from jsonb_to_recordset($2) as u (id uuid, name text, revision int8, doc jsonb)
    where c.site_id = $1 and c.id = u.id
    returning ${customizationColumns}`,
})

export const deleteCustomizationRow = statement({
  name: 'customizations.delete',
  params: { id: 'uuid' },
  sql: `delete from customizations c where c.site_id = $1 and c.id = $2`,
})

/** Choices among these that some product offers. */
export const findChoicesInUse = statement({
  name: 'customizations.choicesInUse',
  params: { id: 'uuid', choiceIds: 'text[]' },
  row: { choiceId: 'text' },
  sql: `
    select distinct used.choice #>> '{}' as "choiceId"
    from products p cross join lateral (
      select jsonb_path_query(p.doc, '$.options[*].choices[*].id')
      union all select jsonb_path_query(p.doc, '$.modifiers[*].choices[*].id')) as used (choice)
    where p.site_id = $1 and p.customization_ids @> array[$2::uuid] and used.choice #>> '{}' = any($3)`,
})
