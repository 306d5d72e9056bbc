import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import type { GivenValues } from './render.ts'
import { variablesOf } from './templates.ts'
import type { ListRow, Value, Variable } from './texts/template.ts'

/** Made-up values for previews and test mails. Their links lead to our own pages and act for nobody. */
export function sampleValues(
  id: MailTemplateId,
  { publicUrl, siteName, now }: { readonly publicUrl: string; readonly siteName: string; readonly now: Date },
): GivenValues {
  const here = (path: string): string => new URL(path, publicUrl).href
  const row = ({ link, ...rest }: ListRow): ListRow => (link === undefined ? rest : { ...rest, link: here(link) })
  const made = ({ kind, sample }: Variable): Value => {
    if (typeof sample === 'number') return new Date(now.getTime() - sample * 60_000)
    if (typeof sample !== 'string') return sample.map(row)
    return kind === 'LINK' ? here(sample) : sample
  }
  const entries = Object.entries(variablesOf(id)).map(([name, variable]) => [name, made(variable)] as const)
  return { ...Object.fromEntries(entries), siteName }
}
