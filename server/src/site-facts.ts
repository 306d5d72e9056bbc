import { present } from '@fairground/domain/present.ts'
import type { AssemblySettings } from './assembly.ts'
import { closedOf } from './ground/closed.ts'
import { type Business, type Site, statusOf } from './ground/site.ts'
import { languagesOf } from './ground/site-languages.ts'
import { otherCurrencies, ratesOf } from './sites/currencies/rates.ts'

/** Facts of a site that the shop's pages and their cache go by. */
export function siteFacts(home: Site, { oidc, publicUrl }: Pick<AssemblySettings, 'oidc' | 'publicUrl'>) {
  const { id, name, locale, currency, timeZone, clockOffsetMs, settings: own } = home
  const others = otherCurrencies(home)
  const languages = languagesOf(home)
  const outsideSignIn = oidc?.members ? { outsideSignIn: oidc.name } : {}
  return {
    id,
    clockOffsetMs,
    revision: own.revision ?? 0,
    name,
    locale,
    currency,
    timeZone,
    origin: publicUrl,
    ...(others.length > 0 ? { currencies: others.map(({ code }) => code), rates: ratesOf(others) } : {}),
    ...outsideSignIn,
    ...present({
      languages: languages.length > 1 ? languages : undefined,
      closed: closedOf(home),
      demo: statusOf(home) === 'DEMO' || undefined,
      texts: own.texts,
      pages: filled(own.pages),
      contact: contactOf(own.business),
      sells: own.sells === 'BOTH' ? undefined : own.sells,
    }),
  }
}

/** Undefined for a list without items. */
const filled = <T>(list: readonly T[] | undefined) => (list?.length ? list : undefined)

/** Ways to reach the business that pages show. */
const contactOf = ({ email, phone }: Business = {}) => (email || phone ? { ...present({ email, phone }) } : undefined)
