import { MAX_TAX_GROUPS } from '@fairground/contract/ecom/tax-groups.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import { assertRoom, changeTaxes } from './change-taxes.ts'
import type { TaxRow } from './documents.ts'
import { systemGroups } from './first-taxes.ts'

function assertOwn(id: string): void {
  if (id in systemGroups) throw new ApiError({ code: 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP', id })
}

export const createGroup = (ctx: Ctx, name: string): Promise<TaxRow<'group'>> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.create('group', { name: filled(name, 'taxGroup.name') })
    assertRoom(draft, 'group', MAX_TAX_GROUPS)
    return row
  })

export const renameGroup = (
  ctx: Ctx,
  { id, revision, name }: { readonly id: string; readonly revision: string; readonly name: string },
): Promise<TaxRow<'group'>> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.get('group', id, revision)
    assertOwn(id)
    return draft.update(row, { name: filled(name, 'taxGroup.name') })
  })

/** Its rates go with it. Products that name it are taxed as goods without a group. */
export const deleteGroup = (ctx: Ctx, id: string): Promise<void> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.get('group', id)
    assertOwn(id)
    for (const rate of draft.setup.all('rate')) if (rate.doc.groupId === row.id) draft.remove(rate)
    draft.remove(row)
  })
