import type { Editor } from '@tiptap/core'
import { t } from '../texts.ts'
import { insertCollapsible, insertFile, insertGallery, insertPoll, type PickedFile } from './insert.ts'
import type { PickedPicture } from './picked-picture.ts'

/** Opens the media library at files of a kind; resolves to the one that was chosen, or to nothing. */
export type PickFile = (kind: PickedFile['kind']) => Promise<PickedFile | undefined>

const FILES: readonly (readonly [kind: PickedFile['kind'], words: string])[] = [
  ['video', t('admin.rich-text.video')],
  ['audio', t('admin.rich-text.audio')],
  ['document', t('admin.rich-text.file')],
]

/** Opens the media library; resolves to the pictures that were chosen. */
export type PickPictures = () => Promise<readonly PickedPicture[]>

type Props = {
  editor: Editor
  pickFile?: PickFile | undefined
  pickPictures?: PickPictures | undefined
  /** Opens the form of a block that is written first. */
  onForm: (form: 'button' | 'map') => void
}

/** Blocks that are put in less often than pictures and tables. */
export function InsertSelect({ editor, pickFile, pickPictures, onForm }: Props) {
  const insert = async (choice: string) => {
    if (choice === 'button' || choice === 'map') return onForm(choice)
    if (choice === 'collapsible') return insertCollapsible(editor)
    if (choice === 'poll') return insertPoll(editor)
    if (choice === 'gallery') {
      const pictures = (await pickPictures?.()) ?? []
      if (pictures.length > 0) insertGallery(editor, pictures)
      return
    }
    const [kind] = FILES.find(([kind]) => kind === choice) ?? []
    const file = kind && (await pickFile?.(kind))
    if (file) insertFile(editor, file)
  }
  return (
    <select
      aria-label={t('admin.rich-text.insert')}
      value=""
      onChange={(event) => void insert(event.target.value)}
      className="h-8 rounded-control bg-surface px-1 text-admin hover:bg-sunken pointer-coarse:h-11"
    >
      <option value="" disabled>
        {t('admin.rich-text.insert')}
      </option>
      {pickFile &&
        FILES.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      {pickPictures && <option value="gallery">{t('admin.rich-text.gallery')}</option>}
      <option value="map">{t('admin.rich-text.map')}</option>
      <option value="button">{t('admin.rich-text.button')}</option>
      <option value="collapsible">{t('admin.rich-text.collapsiblePart')}</option>
      <option value="poll">{t('admin.rich-text.poll')}</option>
    </select>
  )
}
