import { cloneElement, lazy, Suspense, startTransition, useState } from 'react'
import { useFetchOnInput } from './first-input.ts'
import type { MenuProps } from './opened-menu.tsx'

type Opened = typeof import('./opened-menu.tsx').OpenedMenu

/** No part of a first load, and there at once from the first time on. */
const code: { opened?: Opened } = {}
const fetchOpened = async () => {
  const { OpenedMenu } = await import('./opened-menu.tsx')
  code.opened = OpenedMenu
  return { default: OpenedMenu }
}
const LateMenu = lazy(fetchOpened)

export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<{ by: 'pointer' | 'keyboard'; shown: Opened | typeof LateMenu }>()
  useFetchOnInput(fetchOpened)
  const open = (by: 'pointer' | 'keyboard') => {
    const { opened: shown } = code
    if (shown) setOpened({ by, shown })
    // The button stands until the menu can open.
    else startTransition(() => setOpened({ by, shown: LateMenu }))
  }
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // Enter and space click with no detail.
    onClick: ({ detail }) => open(detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open('keyboard')
    },
  })
  if (!opened) return closed
  return (
    <Suspense fallback={closed}>
      <opened.shown {...props} byKeyboard={opened.by === 'keyboard'} />
    </Suspense>
  )
}
