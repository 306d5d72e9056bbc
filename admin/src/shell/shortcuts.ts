import { t } from '../texts.ts'

/** Everything a key can do. Pages answer those that they know; a key that nobody answers does nothing. */
export type Command =
  | 'palette'
  | 'cheatSheet'
  | 'goToOrders'
  | 'goToProducts'
  | 'goToCollections'
  | 'goToCoupons'
  | 'goToInventory'
  | 'goToEvents'
  | 'goToMembers'
  | 'goToMedia'
  | 'goToSettings'
  | 'search'
  | 'create'
  | 'next'
  | 'previous'
  | 'select'
  | 'edit'
  | 'save'

interface Shortcut {
  readonly command: Command
  /** Keys pressed one after the other. `mod` is Control, or Command on a Mac. */
  readonly keys: readonly string[]
  readonly words: string
}

/** The cheat sheet, and what the keyboard is read by. */
export const shortcuts: readonly Shortcut[] = [
  { command: 'palette', keys: ['mod+k'], words: t('admin.shell.searchOrRunAnything') },
  { command: 'goToOrders', keys: ['g', 'o'], words: t('admin.shell.goToOrders') },
  { command: 'goToProducts', keys: ['g', 'p'], words: t('admin.shell.goToProducts') },
  { command: 'goToCollections', keys: ['g', 't'], words: t('admin.shell.goToCollections') },
  { command: 'goToCoupons', keys: ['g', 'd'], words: t('admin.shell.goToCoupons') },
  { command: 'goToInventory', keys: ['g', 'i'], words: t('admin.shell.goToInventory') },
  { command: 'goToEvents', keys: ['g', 'e'], words: t('admin.shell.goToEvents') },
  { command: 'goToMembers', keys: ['g', 'm'], words: t('admin.shell.goToMembers') },
  { command: 'goToMedia', keys: ['g', 'l'], words: t('admin.shell.goToTheMediaLibrary') },
  { command: 'goToSettings', keys: ['g', 's'], words: t('admin.shell.goToSettings') },
  { command: 'search', keys: ['/'], words: t('admin.shell.searchThisList') },
  { command: 'create', keys: ['c'], words: t('admin.shell.createANewEntry') },
  { command: 'next', keys: ['j'], words: t('admin.shell.nextRowOrNextOrder') },
  { command: 'previous', keys: ['k'], words: t('admin.shell.previousRowOrPreviousOrder') },
  { command: 'select', keys: ['x'], words: t('admin.shell.selectTheRow') },
  { command: 'edit', keys: ['e'], words: t('admin.shell.editThisEntry') },
  { command: 'save', keys: ['mod+s'], words: t('admin.shell.saveChanges') },
  { command: 'cheatSheet', keys: ['?'], words: t('admin.shell.showThisList') },
]

/** The second key of a sequence has this long. */
export const SEQUENCE_MS = 1_200

export interface Pressed {
  readonly key: string
  readonly mod: boolean
  readonly alt: boolean
  /** The key went into a text: only combinations with a modifier count there. */
  readonly typing: boolean
  readonly at: number
}

export type Waiting = { readonly key: string; readonly at: number } | undefined

/** Action of this key, and what it waits for. Pure: the same keys at the same times do the same. */
export function read(
  waiting: Waiting,
  { key, mod, alt, typing, at }: Pressed,
  singleKeys = true,
): { command?: Command; waiting: Waiting } {
  if (alt) return { waiting: undefined }
  if (mod) return { ...commandOf(`mod+${key.toLowerCase()}`), waiting: undefined }
  if (typing || !singleKeys) return { waiting: undefined }
  const first = waiting && at - waiting.at <= SEQUENCE_MS ? waiting.key : undefined
  if (first !== undefined) {
    const sequence = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === first && keys[1] === key)
    if (sequence) return { command: sequence.command, waiting: undefined }
  }
  if (shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key)) return { waiting: { key, at } }
  return { ...commandOf(key), waiting: undefined }
}

function commandOf(key: string): { command?: Command } {
  const found = shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key)
  return found ? { command: found.command } : {}
}
