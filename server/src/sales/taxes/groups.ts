import { MAX_TAX_GROUPS } from '@fairground/contract/ecom/tax-groups.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import { assertRoom, changeTaxes } from './change-taxes.ts'
import type { TaxRow } from './documents.ts'
import { systemGroups } from './first-taxes.ts'

function assertOwn(id: string): void {
  if (id in systemGroups) throw new ApiError({ code: 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP', id })
}

interface GroupChange {
  readonly name?: string | undefined
  /** Empty or null takes it away. */
  readonly taxCode?: string | null | undefined
}

const codeOf = (before: string | undefined, taxCode: string | null | undefined) =>
  present({ code: taxCode === undefined ? before : taxCode || undefined })

export const createGroup = (
  ctx: Ctx,
  { name, taxCode }: GroupChange & { readonly name: string },
): Promise<TaxRow<'group'>> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.create('group', { name: filled(name, 'taxGroup.name'), ...codeOf(undefined, taxCode) })
    assertRoom(draft, 'group', MAX_TAX_GROUPS)
    return row
  })

/** The groups that every site has keep their names. */
export const updateGroup = (
  ctx: Ctx,
  { id, revision, name, taxCode }: GroupChange & { readonly id: string; readonly revision: string },
): Promise<TaxRow<'group'>> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.get('group', id, revision)
    const { name: before, code } = row.doc
    if (name !== undefined && name !== before) assertOwn(id)
    return draft.update(row, {
      name: name === undefined ? before : filled(name, 'taxGroup.name'),
      ...codeOf(code, taxCode),
    })
  })

/** Its rates go with it. Products that name it are taxed as goods without a group. */
export const deleteGroup = (ctx: Ctx, id: string): Promise<void> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.get('group', id)
    assertOwn(id)
    for (const rate of draft.setup.all('rate')) if (rate.doc.groupId === row.id) draft.remove(rate)
    draft.remove(row)
  })
