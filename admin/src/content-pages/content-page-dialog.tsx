import type { ContentPage } from '@fairground/client/generated/fairground.content-pages.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same, shownValue } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { plainText } from '../rich-text/plain-text.ts'
import type { RichDocument } from '../rich-text/rich-node.ts'
import { documentOf, RichTextField } from '../rich-text/rich-text-field.tsx'
import { usePicture } from '../rich-text/use-picture.tsx'
import { t } from '../texts.ts'
import { contentPageClient } from './content-page-queries.ts'
import { kindWords, type PageKind, pageKinds } from './page-kinds.ts'

const titleOf = (kind: PageKind): string => (kind === 'OTHER' ? '' : kindWords[kind])

interface PageValues {
  readonly kind: PageKind
  readonly title: string
  readonly slug: string
  readonly shown: boolean
  readonly content: RichDocument
}

const fields = plainFields<PageValues>(
  {
    title: t('admin.content-pages.title'),
    kind: t('admin.content-pages.kind'),
    slug: t('admin.content-pages.address'),
    content: t('admin.content-pages.text'),
    shown: t('admin.content-pages.showInShop'),
  },
  { kind: (kind) => kindWords[kind], content: (content) => shownValue(plainText(content)) },
)

const pageValues = (page: ContentPage | undefined, kind: PageKind): PageValues => ({
  kind: page?.kind ?? kind,
  title: page?.title ?? titleOf(kind),
  slug: page?.slug ?? '',
  shown: page?.shown ?? true,
  content: documentOf(page?.content),
})

/** Makes a page of the kind, or changes one. What is typed stays until it is saved or left. */
export function ContentPageDialog(props: { page?: ContentPage; kind: PageKind; onClose: () => void }) {
  const { page, onClose } = props
  const { pick, pickPictures, pickFile, library } = usePicture()
  const { values, edit, version, tried, wrong, save, dialog } = useEditForm({
    edited: page && { kind: 'setting', id: page.id },
    stored: pageValues(page, props.kind),
    fields,
    run: ({ kind, title, slug, shown, content }: PageValues) => {
      const given = { kind, title: title.trim(), shown, ...present({ slug: slug.trim() || undefined }) }
      return page
        ? contentPageClient.contentPages.updateContentPage({
            id: page.id,
            revision: page.revision,
            ...given,
            ...present({ content: same(content, documentOf(page?.content)) ? undefined : { ...content } }),
          })
        : contentPageClient.contentPages.createContentPage({ ...given, content: { ...content } })
    },
    done: page ? t('admin.content-pages.saved') : t('admin.content-pages.created'),
    onDone: onClose,
  })
  const { kind, title, slug, shown, content } = values
  const [drafts, setDrafts] = useState(0)
  const begin = (draft: Pick<PageValues, 'title' | 'content'>) => {
    // Readers see it once it is checked.
    edit({ ...draft, shown: false })
    setDrafts(drafts + 1)
  }
  return (
    <ChangeDialog
      size="wide"
      title={page ? t('admin.content-pages.editTitle', { title: page.title }) : t('admin.content-pages.newPage')}
      submit={page ? t('admin.content-pages.savePage') : t('admin.content-pages.createPage')}
      {...dialog}
      onSubmit={() => save(title.trim() !== '' ? values : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.content-pages.title')}
        autoComplete="off"
        maxLength={80}
        value={title}
        onChange={({ currentTarget }) => edit({ title: currentTarget.value })}
        error={tried && title.trim() === '' ? t('admin.content-pages.enterATitle') : wrong.title}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <KindField kind={kind} onChoose={(chosen) => edit({ kind: chosen })} />
        <AdminTextField
          label={t('admin.content-pages.address')}
          help={t('admin.content-pages.addressHelp')}
          optional={!page}
          autoComplete="off"
          maxLength={80}
          value={slug}
          onChange={({ currentTarget }) => edit({ slug: currentTarget.value })}
          error={wrong.slug}
        />
      </div>
      {!page && kind !== 'OTHER' && plainText(content) === '' && <StartingText kind={kind} onBegin={begin} />}
      <RichTextField
        key={`${version} ${drafts}`}
        label={t('admin.content-pages.text')}
        error={wrong.content}
        initial={content}
        onChange={(next) => edit({ content: next })}
        place={page && { placeType: 'PAGE', placeId: page.id }}
        pickPicture={pick}
        pickPictures={pickPictures}
        pickFile={pickFile}
      />
      {library}
      <CheckboxField
        label={t('admin.content-pages.showInShop')}
        checked={shown}
        onChange={({ currentTarget }) => edit({ shown: currentTarget.checked })}
      />
    </ChangeDialog>
  )
}

interface StartingTextProps {
  readonly kind: Exclude<PageKind, 'OTHER'>
  readonly onBegin: (draft: Pick<PageValues, 'title' | 'content'>) => void
}

/** Puts in a text that the owner fills in and checks. */
function StartingText({ kind, onBegin }: StartingTextProps) {
  const read = useMutation({
    mutationFn: () => contentPageClient.contentPages.draftContentPage({ kind }),
    onSuccess: ({ draft: { title, content } }) => onBegin({ title, content: documentOf(content) }),
  })
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-border bg-sunken px-4 py-3">
      <p className="text-admin text-ink-2">{t('admin.content-pages.draftHelp')}</p>
      <Button size="sm" variant="secondary" pending={read.isPending} onClick={() => read.mutate()}>
        {t('admin.content-pages.begin')}
      </Button>
      {read.error && (
        <p role="alert" className="text-label text-danger">
          {failureOf(read.error).title}
        </p>
      )}
    </div>
  )
}

const KindField = ({ kind, onChoose }: { kind: PageKind; onChoose: (kind: PageKind) => void }) => (
  <AdminSelectField
    label={t('admin.content-pages.kind')}
    value={kind}
    onChange={({ currentTarget }) => onChoose(currentTarget.value as PageKind)} // the options are the kinds
  >
    {pageKinds.map((one) => (
      <option key={one} value={one}>
        {kindWords[one]}
      </option>
    ))}
  </AdminSelectField>
)
