import { type Translate, translate } from '@fairground/ui/texts/translate.ts'
import type { ReactNode } from 'react'
import type { RichTexts, Texts } from './texts-ids.ts'

/** A text of the catalogues: `t('admin.orders.title')`. */
export const t: Translate<Texts, string> = translate
/** A text with elements in it. */
export const rich: Translate<RichTexts, ReactNode> = translate
