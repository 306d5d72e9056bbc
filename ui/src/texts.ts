import type { ReactNode } from 'react'
import { type Translate, translate } from './texts/translate.ts'
import type { RichTexts, Texts } from './texts-ids.ts'

/** A text of the catalogues in the page's language: `t('ui.close')`. */
export const t: Translate<Texts, string> = translate
/** A text with elements in it. */
export const rich: Translate<RichTexts, ReactNode> = translate
