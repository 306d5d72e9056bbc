import { present } from '../present.ts'
import { ownFile } from './rich-files.ts'
import { nodesOf, textAt, valueAt } from './rich-values.ts'

export interface PollOption {
  readonly id: string
  readonly title: string
  /** Address of a picture of the library. */
  readonly picture?: string
}

/** A question with options that readers choose from. */
export interface Poll {
  readonly id: string
  readonly title: string
  readonly picture?: string
  readonly options: readonly PollOption[]
  /** Member who made it, and who always sees its result. */
  readonly creatorId?: string
  /** Callers who see the result. */
  readonly view: 'CREATOR' | 'VOTERS' | 'EVERYONE'
  /** Callers who may vote. */
  readonly vote: 'SITE_MEMBERS' | 'ALL'
  /** A voter may choose several options. */
  readonly multiple: boolean
  /** Names of members stand beside what they chose. */
  readonly showsVoters: boolean
  /** The result has numbers beside its shares. */
  readonly showsCounts: boolean
  /** Options stand side by side. */
  readonly grid: boolean
  readonly rightToLeft: boolean
  /** Colour behind it, as CSS. */
  readonly color?: string
  /** Corners in pixels: of the poll and of its options. */
  readonly corners?: number
  readonly optionCorners?: number
}

const COLOR = /^#[0-9a-f]{3,8}$/i
const MOST_PIXELS = 100

const pixelsAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = valueAt(value, ...path)
  return typeof found === 'number' && found >= 0 ? Math.min(found, MOST_PIXELS) : undefined
}

/** The poll of a node's `pollData`; undefined without an id or an option, since no vote could name it. */
export function pollOf(data: unknown): Poll | undefined {
  const poll = valueAt(data, 'poll')
  const [id, given] = [textAt(poll, 'id'), valueAt(poll, 'options')]
  const options = (Array.isArray(given) ? given : []).flatMap((option) => optionOf(option, data))
  if (!id || options.length === 0) return undefined
  const permissions = valueAt(poll, 'settings', 'permissions')
  const view = textAt(permissions, 'view')
  const color = textAt(data, 'design', 'poll', 'background', 'color')
  return {
    id,
    title: textAt(poll, 'title'),
    options,
    view: view === 'CREATOR' || view === 'VOTERS' ? view : 'EVERYONE',
    vote: textAt(permissions, 'vote') === 'SITE_MEMBERS' ? 'SITE_MEMBERS' : 'ALL',
    multiple: valueAt(permissions, 'allowMultipleVotes') === true,
    showsVoters: valueAt(poll, 'settings', 'showVoters') === true,
    showsCounts: valueAt(poll, 'settings', 'showVotesCount') !== false,
    grid: textAt(data, 'layout', 'poll', 'type') === 'GRID',
    rightToLeft: textAt(data, 'layout', 'poll', 'direction') === 'RTL',
    ...present({
      picture: showsPictures(data, 'poll') ? ownFile(valueAt(poll, 'image', 'src')) : undefined,
      creatorId: textAt(poll, 'creatorId') || undefined,
      color: COLOR.test(color) ? color : undefined,
      corners: pixelsAt(data, 'design', 'poll', 'borderRadius'),
      optionCorners: pixelsAt(data, 'design', 'options', 'borderRadius'),
    }),
  }
}

/** The layout may hide the pictures of the poll or of its options. */
const showsPictures = (data: unknown, of: 'poll' | 'options'): boolean =>
  valueAt(data, 'layout', of, 'enableImage') !== false

function optionOf(option: unknown, data: unknown): PollOption[] {
  const id = textAt(option, 'id')
  if (!id) return []
  const picture = showsPictures(data, 'options') ? ownFile(valueAt(option, 'image', 'src')) : undefined
  return [{ id, title: textAt(option, 'title'), ...present({ picture }) }]
}

/** Polls of a document in their order; one whose id stands twice is one poll, and the first says what it is. */
export function pollsIn(content: unknown): readonly Poll[] {
  const found = new Map<string, Poll>()
  const walk = (node: unknown) => {
    const poll = textAt(node, 'type') === 'POLL' ? pollOf(valueAt(node, 'pollData')) : undefined
    if (poll && !found.has(poll.id)) found.set(poll.id, poll)
    for (const inner of nodesOf(node)) walk(inner)
  }
  walk(content)
  return [...found.values()]
}
