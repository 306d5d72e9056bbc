import * as v from 'valibot'
import { t } from '../texts.ts'

/** As `datetime-local` gives it, or nothing: it lets people type years of five and six digits. */
export const moment = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?)?$/, t('admin.forms.enterAYearWithFour')),
)
