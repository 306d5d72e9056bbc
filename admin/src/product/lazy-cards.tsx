import { lazy } from 'react'

/** Cards of the editor that stand below what one sees first, or that few products have. */
export const DepositCard = lazy(async () => ({ default: (await import('./deposit-card.tsx')).DepositCard }))
export const DraftBar = lazy(async () => ({ default: (await import('./draft-bar.tsx')).DraftBar }))
export const FilesCard = lazy(async () => ({ default: (await import('./files-card.tsx')).FilesCard }))
export const ModifiersEditor = lazy(async () => ({ default: (await import('./modifiers-editor.tsx')).ModifiersEditor }))
export const OptionsEditor = lazy(async () => ({ default: (await import('./options-editor.tsx')).OptionsEditor }))
export const SeoCard = lazy(async () => ({ default: (await import('./seo-card.tsx')).SeoCard }))
