import type { saveView } from '@fairground/contract/fairground/saved-views.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'

/** Views of the admin's lists that everybody in the shop has as tabs. */
export const views: readonly RequestOf<typeof saveView>['view'][] = [
  { list: 'products', name: 'On sale', query: 'sale=yes&sort=name', shared: true },
  { list: 'products', name: 'Under 20', query: 'to=20&sort=name', shared: true },
  { list: 'members', name: 'Newest first', query: 'tab=active&sort=-createdDate', shared: true },
]
