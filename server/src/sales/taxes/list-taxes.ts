import { WHOLE } from '@fairground/domain/rate.ts'
import type { Field } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { documentLists, textField } from '../setup/list-documents.ts'
import { taxNotFound } from './change-taxes.ts'
import { MANUAL_CALCULATOR_ID, type TaxDocs, type TaxRow, taxDocuments } from './documents.ts'

const tagField = (key: string): Field => ({
  sql: `array(select jsonb_array_elements_text(coalesce(d.doc -> '${key}', '[]')))`,
  type: 'text[]',
})

const oldestFirst = [{ fieldName: 'createdDate' }]

/** One page of the documents of a kind. */
export const listTaxes = documentLists<TaxDocs>(taxDocuments, {
  group: { fields: { name: textField('name') }, sort: oldestFirst },
  region: {
    fields: {
      country: textField('country'),
      subdivision: textField('subdivision'),
      appId: { sql: `coalesce(d.doc ->> 'calculator', '${MANUAL_CALCULATOR_ID}')::uuid`, type: 'uuid', sortable: true },
    },
    sort: [{ fieldName: 'country' }, { fieldName: 'subdivision' }],
  },
  rate: {
    fields: {
      taxGroupId: textField('groupId'),
      taxRegionId: textField('regionId'),
      taxName: textField('name'),
      taxType: textField('type'),
      jurisdiction: textField('jurisdiction'),
      jurisdictionType: textField('jurisdictionType'),
      description: textField('description'),
      taxRate: { sql: `(d.doc ->> 'rate')::float8 / ${WHOLE}`, type: 'float8', sortable: true },
      'exemptRates.taxExemptGroupId': {
        sql: `array(select jsonb_path_query(d.doc, '$.exempt[*].groupId') #>> '{}')`,
        type: 'text[]',
      },
    },
    sort: oldestFirst,
  },
  exemptGroup: {
    fields: {
      name: textField('name'),
      'tags.publicTags.tagIds': tagField('publicTags'),
      'tags.privateTags.tagIds': tagField('privateTags'),
    },
    sort: oldestFirst,
  },
})

/** The document; throws the kind's refusal when there is none. */
export async function getTax<K extends keyof TaxDocs>(
  { db }: Pick<Ctx, 'db'>,
  kind: K,
  id: string,
): Promise<TaxRow<K>> {
  const row = await db.row(taxDocuments.findOne, { kind, id })
  if (!row) throw taxNotFound(kind, id)
  return row as TaxRow<K> // the statement names the kind
}
