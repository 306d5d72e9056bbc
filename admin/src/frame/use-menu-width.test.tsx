// @vitest-environment happy-dom
import { mount } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useMenuWidth } from './use-menu-width.ts'

beforeEach(() => localStorage.clear())

interface Seen {
  now?: ReturnType<typeof useMenuWidth>
}

function Menu({ seen }: { seen: Seen }) {
  seen.now = useMenuWidth()
  return null
}

/** The menu in a window of this many pixels. */
function openAt(width: number) {
  const matched = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const rem = Number(/width < (\d+)rem/.exec(query)?.[1])
    return Object.assign(new EventTarget(), { matches: width < rem * 16, media: query }) as MediaQueryList
  })
  onTestFinished(() => matched.mockRestore())
  const menu: Seen = {}
  mount(<Menu seen={menu} />)
  return { isNarrow: () => menu.now?.isNarrow, toggle: () => act(() => menu.now?.toggle()) }
}

test('the menu shows its icons alone on a tablet until it is opened there, and a desk stays as it was chosen', () => {
  const tablet = openAt(768)
  expect(tablet.isNarrow()).toBe(true)
  tablet.toggle()
  expect(tablet.isNarrow()).toBe(false)
  expect(openAt(768).isNarrow()).toBe(true)
  expect(openAt(1280).isNarrow()).toBe(false)
})

test('a menu that is made narrow on a desk stays so', () => {
  openAt(1280).toggle()
  expect(openAt(1280).isNarrow()).toBe(true)
})
