import { expect, test } from 'vitest'
import { ancestorsOf, type Move, moved, refusedUnder, subtreeOf, type TreeNode } from './category-tree.ts'

/** `a` over `b` over `c`; `x`, `y` beside `a`; `h` is hidden. */
const tree = new Map<string, TreeNode>(
  (
    [
      ['a', null, 0, true],
      ['x', null, 1, true],
      ['y', null, 2, true],
      ['h', null, 3, false],
      ['b', 'a', 0, true],
      ['c', 'b', 0, true],
    ] as const
  ).map(([id, parentId, position, visible]) => [id, { id, parentId, position, visible }]),
)

test('ancestors and descendants of a category', () => {
  expect(ancestorsOf(tree, 'c')).toEqual(['a', 'b'])
  expect(ancestorsOf(tree, 'a')).toEqual([])
  expect(subtreeOf(tree.values(), 'a')).toEqual(['a', 'b', 'c'])
})

test.for([
  ['first at the top', 'y', { parentId: null, position: 'FIRST' }, ['y', 'a', 'x', 'h']],
  ['last at the top', 'a', { parentId: null, position: 'LAST' }, ['x', 'y', 'h', 'a']],
  ['after another', 'a', { parentId: null, position: 'AFTER', afterId: 'x' }, ['x', 'a', 'y', 'h']],
  ['to where it is', 'x', { parentId: null, position: 'AFTER', afterId: 'a' }, ['a', 'x', 'y', 'h']],
  ['up', 'c', { parentId: null, position: 'AFTER', afterId: 'a' }, ['a', 'c', 'x', 'y', 'h']],
  ['down', 'x', { parentId: 'a', position: 'FIRST' }, ['x', 'b']],
  ['hidden under hidden or not', 'h', { parentId: 'a', position: 'LAST' }, ['b', 'h']],
] as const)('a category moves %s', ([, id, move, order]) => {
  expect(moved(tree, id, move as Move, 5)).toEqual({ ok: true, order })
})

test.for([
  ['under itself', 'a', { parentId: 'a', position: 'LAST' }, 'TREE_CYCLE_DETECTED'],
  ['under what is below it', 'a', { parentId: 'c', position: 'LAST' }, 'TREE_CYCLE_DETECTED'],
  ['under nothing', 'a', { parentId: 'q', position: 'LAST' }, 'PARENT_CATEGORY_NOT_IN_TREE'],
  ['visible under hidden', 'a', { parentId: 'h', position: 'LAST' }, 'PARENT_CATEGORY_HIDDEN'],
  ['after nobody', 'a', { parentId: null, position: 'AFTER' }, 'MISSING_AFTER_CATEGORY'],
  [
    'after a child of another',
    'x',
    { parentId: null, position: 'AFTER', afterId: 'b' },
    'AFTER_CATEGORY_NOT_IN_PARENT',
  ],
  ['too deep', 'a', { parentId: 'x', position: 'LAST' }, 'CATEGORY_DEPTH_LIMIT_EXCEEDED'],
] as const)('a category does not move %s', ([, id, move, code]) => {
  expect(moved(tree, id, move as Move, 2)).toMatchObject({ ok: false, refusal: { code } })
})

test('the deepest allowed is allowed', () => {
  expect(refusedUnder(tree, 'c', { levels: 1, visible: true }, 3)).toBeUndefined()
  expect(refusedUnder(tree, 'c', { levels: 2, visible: true }, 3)).toMatchObject({
    code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED',
  })
})
