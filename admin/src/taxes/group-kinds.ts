import type { TaxExemptGroup } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import type { TaxGroup } from '@fairground/client/generated/ecom.tax-groups.ts'
import { t } from '../texts.ts'
import { taxClient } from './tax-queries.ts'

/** Goods that are taxed alike, and buyers who are. */
export type GroupKind = 'group' | 'exemptGroup'
export type AnyGroup = Pick<TaxGroup & TaxExemptGroup, 'id' | 'name' | 'revision'> & Partial<Pick<TaxGroup, 'taxCode'>>

interface Kind {
  readonly anchor: string
  readonly title: string
  readonly lead: string
  readonly add: string
  readonly addOne: string
  readonly help: string
  /** Number of the first ones, which every site has. */
  readonly ofEverySite: number
  readonly create: (name: string) => Promise<unknown>
  readonly rename: (group: AnyGroup, name: string) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
}

export const groupKinds: Readonly<Record<GroupKind, Kind>> = {
  group: {
    anchor: 'tax-groups',
    title: t('admin.taxes.groups'),
    lead: t('admin.taxes.groupsLead'),
    add: t('admin.taxes.addGroup'),
    addOne: t('admin.taxes.addAGroup'),
    help: t('admin.taxes.groupHelp'),
    ofEverySite: 2,
    create: (name) => taxClient.taxGroups.createTaxGroup({ taxGroup: { name } }),
    rename: ({ id, revision }, name) => taxClient.taxGroups.updateTaxGroup({ taxGroup: { id, revision, name } }),
    remove: (taxGroupId) => taxClient.taxGroups.deleteTaxGroup({ taxGroupId }),
  },
  exemptGroup: {
    anchor: 'exempt-groups',
    title: t('admin.taxes.exemptGroups'),
    lead: t('admin.taxes.exemptGroupsLead'),
    add: t('admin.taxes.addExemptGroup'),
    addOne: t('admin.taxes.addAnExemptGroup'),
    help: t('admin.taxes.exemptGroupHelp'),
    ofEverySite: 1,
    create: (name) => taxClient.taxExemptGroups.createTaxExemptGroup({ taxExemptGroup: { name } }),
    rename: ({ id, revision }, name) =>
      taxClient.taxExemptGroups.updateTaxExemptGroup({ taxExemptGroup: { id, revision, name } }),
    remove: (taxExemptGroupId) => taxClient.taxExemptGroups.deleteTaxExemptGroup({ taxExemptGroupId }),
  },
}
