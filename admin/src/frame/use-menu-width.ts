import { useState } from 'react'
import { useMedia } from '../shell/media-query.ts'
import { useStored } from '../shell/stored.ts'

/** Below it the menu beside the page would take a third of it. */
const TABLET = '(width < 64rem)'

/** True when the menu shows its icons alone: as its user chose, and on a tablet until they open it there. */
export function useMenuWidth() {
  const isTablet = useMedia(TABLET)
  const [chosen, choose] = useStored('menu', ['wide', 'narrow'])
  const [isOpenOnTablet, setOpenOnTablet] = useState(false)
  const isNarrow = isTablet ? !isOpenOnTablet : chosen === 'narrow'
  return {
    isNarrow,
    toggle: () => (isTablet ? setOpenOnTablet(isNarrow) : choose(isNarrow ? 'wide' : 'narrow')),
  }
}
