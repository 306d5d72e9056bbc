import type { PollPlace } from '@fairground/contract/enumerations/pages.ts'
import { createContext } from 'react'
import type { PickedPicture } from './picked-picture.ts'
import type { RichDocument } from './rich-node.ts'

/** The text that the editor's polls stand in, as it was stored. */
export interface TextOfPolls {
  readonly placeType: PollPlace
  readonly placeId: string
}

interface PollSetting {
  /** Absent of a text that is not stored. */
  readonly place?: TextOfPolls | undefined
  /** The text as the editor was given it. */
  readonly initial?: RichDocument
  /** Opens the media library; without it options get no pictures. */
  readonly pickPicture?: (() => Promise<PickedPicture | undefined>) | undefined
}

/** Parts of the editor that a poll of its text needs. */
export const PollSettingContext = createContext<PollSetting>({})
