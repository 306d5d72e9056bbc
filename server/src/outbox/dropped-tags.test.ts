import { expect, test } from 'vitest'
import { droppedTags } from './dropped-tags.ts'
import type { Happened } from './relay.ts'

const happened = (position: string, entityId: string): Happened => ({
  siteId: 'site',
  id: `${position} ${entityId}`,
  entity: 'product',
  entityId,
  slug: 'updated',
  sequence: 1n,
  payload: {},
  occurredAt: new Date(0),
  position,
})

test('tags that a commit of this process dropped are not dropped when the outbox reports it', () => {
  const dropped = droppedTags()
  dropped.note({ position: 7n, tags: new Set(['product:mug', 'products']) })
  expect(dropped.left([happened('7', 'mug')])).toEqual([])
})

test('tags of other processes are dropped, and so are those that the commit did not name', () => {
  const dropped = droppedTags()
  dropped.note({ position: 7n, tags: new Set(['products']) })
  expect(dropped.left([happened('7', 'mug')])).toEqual(['product:mug'])
  expect(dropped.left([happened('8', 'mug')])).toEqual(['product:mug', 'products'])
})

test('commits beyond those that are remembered have their tags dropped again', () => {
  const dropped = droppedTags(1)
  dropped.note({ position: 7n, tags: new Set(['product:mug', 'products']) })
  dropped.note({ position: 9n, tags: new Set(['product:cup', 'products']) })
  expect(dropped.left([happened('9', 'cup')])).toEqual([])
  expect(dropped.left([happened('7', 'mug')])).toEqual(['product:mug', 'products'])
})

test('a commit without domain events is not remembered', () => {
  const dropped = droppedTags()
  dropped.note({ position: 0n, tags: new Set(['products', 'product:mug']) })
  expect(dropped.left([happened('0', 'mug')])).toEqual(['product:mug', 'products'])
})
