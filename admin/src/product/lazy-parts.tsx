import { lazy, type ReactNode, Suspense } from 'react'

/** Shows a part of the page that is fetched when it is first needed. */
export const Fetched = ({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) => (
  <Suspense fallback={meanwhile}>{children}</Suspense>
)

export const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))
export const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))
export const MediumDialog = lazy(async () => ({ default: (await import('./medium-dialog.tsx')).MediumDialog }))
export const SectionDialog = lazy(async () => ({
  default: (await import('../info-sections/section-dialog.tsx')).SectionDialog,
}))
export const UploadList = lazy(async () => ({ default: (await import('../media/upload-list.tsx')).UploadList }))
export const VariantsGrid = lazy(async () => ({ default: (await import('./variants-grid.tsx')).VariantsGrid }))
