import { lazy, type ReactNode, Suspense } from 'react'

/** Shows a part of the page that is fetched when it is first needed. */
export const Fetched = ({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) => (
  <Suspense fallback={meanwhile}>{children}</Suspense>
)

export const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))
export const DraftBar = lazy(async () => ({ default: (await import('./draft-bar.tsx')).DraftBar }))
export const FilesCard = lazy(async () => ({ default: (await import('./files-card.tsx')).FilesCard }))
export const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))
export const MediumDialog = lazy(async () => ({ default: (await import('./medium-dialog.tsx')).MediumDialog }))
export const ModifiersEditor = lazy(async () => ({
  default: (await import('./modifiers-editor.tsx')).ModifiersEditor,
}))
export const SectionDialog = lazy(async () => ({
  default: (await import('../info-sections/section-dialog.tsx')).SectionDialog,
}))
/** The last card of the page, below what one sees first. */
export const SeoCard = lazy(async () => ({ default: (await import('./seo-card.tsx')).SeoCard }))
export const VariantsGrid = lazy(async () => ({ default: (await import('./variants-grid.tsx')).VariantsGrid }))
