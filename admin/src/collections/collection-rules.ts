import { categoryRules } from '@fairground/client/generated/fairground.category-rules.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { COLLECTIONS, collectionClient, treeReference } from './collection-queries.ts'

export const rulesClient = staffClient({ categoryRules }).categoryRules

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [COLLECTIONS, 'one', id],
    queryFn: async ({ signal }) => {
      const [{ category }, stored] = await Promise.all([
        collectionClient.categories.getCategory(
          { categoryId: id, treeReference, fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'] },
          { signal },
        ),
        rulesClient.getCategoryRules({ categoryId: id }, { signal }),
      ])
      return { category, rules: stored.rules }
    },
  })
