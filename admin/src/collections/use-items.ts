import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { moved } from '../moved.ts'
import { t } from '../texts.ts'
import { arrangedAfter, pagesAfter } from './arrange.ts'
import { itemsQuery, SHOWN } from './collection-items.ts'
import { COLLECTIONS, collectionClient, itemOf, treeReference } from './collection-queries.ts'

/** One place further, or the place itself, from 0. */
export type Target = 'up' | 'down' | number

type Change = { act: () => Promise<unknown>; words: string; undo?: Change }

/** The products of a collection in their order, and their changes; `announcement` is read out by a screen reader. */
export function useItems(categoryId: string) {
  const cache = useQueryClient()
  const query = itemsQuery(categoryId)
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query)
  const [announcement, setAnnouncement] = useState('')
  const mutationKey = [COLLECTIONS, 'arrange', categoryId]
  const change = useMutation({
    mutationKey,
    // One after the other, in the order of the changes.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ act }: Change) => act(),
    onSuccess: (_, { words, undo }) => {
      setAnnouncement(words)
      if (!undo) return
      toast(words, {
        duration: 10_000,
        action: { label: t('admin.collections.undo'), onClick: () => change.mutate(undo) },
      })
    },
    onError: (error) => setAnnouncement(failureOf(error).title),
    onSettled: () => {
      // A product that the next change has already moved must not jump back meanwhile.
      if (cache.isMutating({ mutationKey }) === 1) return cache.invalidateQueries({ queryKey: [COLLECTIONS] })
    },
  })
  const pages = data?.pages ?? []
  /**
   * The products as the last change left them, which may not be drawn yet. A load under way is cancelled first: that restores what stood
   * before it began, and would take back what is changed after it.
   */
  const latest = () => {
    void cache.cancelQueries({ queryKey: query.queryKey })
    const pages = cache.getQueryData(query.queryKey)?.pages ?? []
    return { products: pages.flatMap((page) => page.products), arranged: pages[0]?.arranged ?? 0 }
  }
  const products = pages.flatMap((page) => page.products)
  const arranged = pages[0]?.arranged ?? 0

  const move = (id: string, target: Target) => {
    const { products, arranged } = latest()
    const from = products.findIndex((one) => one.id === id)
    const to = target === 'up' ? from - 1 : target === 'down' ? from + 1 : target
    const product = products[from]
    if (!product || from === to || to < 0 || to >= products.length) return
    if (to >= SHOWN) return setAnnouncement(t('admin.collections.onlyTheFirstSHOWNPlaces', { SHOWN }))
    const items = moved(products, from, to)
      .slice(0, arrangedAfter(from, to, arranged))
      .map(({ id }) => itemOf(id))
    cache.setQueryData(query.queryKey, (now) => now && { ...now, pages: pagesAfter(now.pages, from, to) })
    change.mutate({
      act: () => collectionClient.categories.setArrangedItems({ categoryId, treeReference, items }),
      words: t('admin.collections.nameIsValueOfLength', { name: product.name, value: to + 1, length: products.length }),
    })
  }
  const remove = (product: V3Product) => change.mutate(removal(categoryId, product, latest()))
  return {
    products,
    arranged,
    announcement,
    move,
    remove,
    loaded: data !== undefined,
    unread: isError && data === undefined,
    fault: change.error ? failureOf(change.error).title : undefined,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    fetchingMore: isFetchingNextPage,
  }
}

/** Takes a product out, and puts it back at its place. */
function removal(
  categoryId: string,
  { id, name }: V3Product,
  { products, arranged }: { products: readonly V3Product[]; arranged: number },
): Change {
  const items = [itemOf(id)]
  const by = products.slice(0, arranged).map((one) => itemOf(one.id))
  const putBack = async () => {
    await collectionClient.categories.bulkAddItemsToCategory({ categoryId, treeReference, items })
    if (by.length > 0) await collectionClient.categories.setArrangedItems({ categoryId, treeReference, items: by })
  }
  return {
    act: () => collectionClient.categories.bulkRemoveItemsFromCategory({ categoryId, treeReference, items }),
    words: t('admin.collections.nameTakenOut', { name }),
    undo: { act: putBack, words: t('admin.collections.nameIsBack', { name }) },
  }
}
