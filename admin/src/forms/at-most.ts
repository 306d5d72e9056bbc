import * as v from 'valibot'
import { t } from '../texts.ts'

/** A bound on a text, in words: "A name has at most 80 characters." */
export const atMost = (length: number, what: string) =>
  v.maxLength<string, number, string>(length, t('admin.forms.whatHasAtMostLength', { what, length }))
