import { present } from '@fairground/domain/present.ts'
import type { PickedPicture } from './picked-picture.ts'

type Data = Readonly<Record<string, unknown>>

export interface WrittenOption {
  readonly id: string
  readonly title: string
  /** Address of its picture; empty without one. */
  readonly picture: string
  /** As it was read, with what is not edited. */
  readonly given: Data
}

/** A poll as its form shows it. */
export interface WrittenPoll {
  readonly id: string
  readonly title: string
  readonly options: readonly WrittenOption[]
  readonly vote: string
  readonly view: string
  readonly several: boolean
  readonly numbers: boolean
  readonly names: boolean
  readonly grid: boolean
}

const partOf = (value: unknown, ...path: readonly string[]): Data =>
  path.reduce<Data>((data, key) => (isData(data[key]) ? data[key] : {}), isData(value) ? value : {})
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function writtenPoll(pollData: unknown): WrittenPoll {
  const poll = partOf(pollData, 'poll')
  const permissions = partOf(poll, 'settings', 'permissions')
  const options: readonly unknown[] = Array.isArray(poll.options) ? poll.options : []
  return {
    id: textOf(poll.id),
    title: textOf(poll.title),
    options: options.filter(isData).map((given) => ({
      id: textOf(given.id),
      title: textOf(given.title),
      picture: textOf(partOf(given, 'image', 'src').url),
      given,
    })),
    vote: textOf(permissions.vote) || 'ALL',
    view: textOf(permissions.view) || 'EVERYONE',
    several: permissions.allowMultipleVotes === true,
    numbers: partOf(poll, 'settings').showVotesCount !== false,
    names: partOf(poll, 'settings').showVoters === true,
    grid: textOf(partOf(pollData, 'layout', 'poll').type) === 'GRID',
  }
}

export type Change = Partial<Omit<WrittenPoll, 'id' | 'options'>> & { readonly options?: readonly Data[] }

/** The poll with a change; what the form does not show stays as it was. */
export function changedPoll(pollData: unknown, change: Change): Data {
  const data = partOf(pollData)
  const poll = partOf(data, 'poll')
  const settings = partOf(poll, 'settings')
  const { title, options, vote, view, several, numbers, names, grid } = change
  const permissions = { ...partOf(settings, 'permissions'), ...present({ vote, view, allowMultipleVotes: several }) }
  const changed = present({ showVotesCount: numbers, showVoters: names })
  const layout =
    grid === undefined
      ? {}
      : {
          layout: {
            ...partOf(data, 'layout'),
            poll: { ...partOf(data, 'layout', 'poll'), type: grid ? 'GRID' : 'LIST' },
          },
        }
  return {
    ...data,
    ...layout,
    poll: { ...poll, ...present({ title, options }), settings: { ...settings, ...changed, permissions } },
  }
}

export const newOption = (title = ''): Data => ({ id: crypto.randomUUID(), title })

/** A question with two options to write. */
export const newPoll = (): Data => ({
  poll: {
    id: crypto.randomUUID(),
    title: '',
    options: [newOption(), newOption()],
    settings: { permissions: { view: 'EVERYONE', vote: 'ALL', allowMultipleVotes: false }, showVotesCount: true },
  },
  layout: { poll: { type: 'LIST', direction: 'LTR' } },
})

/** An option with a picture of the library, or without one. */
export function withPicture(given: Data, picture: PickedPicture | undefined): Data {
  const { image: _, ...rest } = given
  if (!picture) return rest
  const { url, id, width, height } = picture
  return { ...rest, image: { src: { url, ...present({ id }) }, ...(width && height ? { width, height } : {}) } }
}
