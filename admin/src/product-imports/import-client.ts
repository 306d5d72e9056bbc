import {
  type GetImportColumnsResponse,
  type ImportItem,
  type ProductImport,
  productImports,
} from '@fairground/client/generated/fairground.product-imports.ts'
import { present } from '@fairground/domain/present.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const importClient = staffClient({ productImports }).productImports
export type { ImportItem, ProductImport }
export type ImportColumns = GetImportColumnsResponse
export type ImportOutcome = ImportItem['outcome']

/** Every key below begins so. */
export const IMPORTS = 'product-imports'

/** The server is working on it: the page shows how far it is. */
export const isUnderWay = ({ status }: ProductImport): boolean =>
  status === 'COMPARING' || status === 'RUNNING' || status === 'UNDOING'

const POLL_MS = 800

export const importsQuery = () =>
  queryOptions({
    queryKey: [IMPORTS, 'list'],
    queryFn: async ({ signal }) =>
      (await importClient.listImports({ cursorPaging: { limit: 50 } }, { signal })).imports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS * 2 : false),
  })

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [IMPORTS, id],
    queryFn: async ({ signal }) => (await importClient.getImport({ id }, { signal })).import,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  })

/** Requested again for each check of the file. */
export const columnsQuery = ({ id, status }: ProductImport) =>
  queryOptions({
    queryKey: [IMPORTS, id, 'columns', status],
    queryFn: ({ signal }) => importClient.getImportColumns({ id }, { signal }),
  })

export const ITEMS_PAGE = 50

export const itemsQuery = (id: string, outcome: ImportOutcome | undefined, page: number, at: string) =>
  queryOptions({
    queryKey: [IMPORTS, id, 'items', outcome ?? '', page, at],
    queryFn: ({ signal }) =>
      importClient.listImportItems(
        { id, ...present({ outcome }), paging: { limit: ITEMS_PAGE, offset: (page - 1) * ITEMS_PAGE } },
        { signal },
      ),
    placeholderData: (before) => before,
  })
