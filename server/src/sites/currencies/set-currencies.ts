import { parseExchangeRate } from '@fairground/domain/convert.ts'
import { isCurrency } from '@fairground/domain/currency.ts'
import { record } from '../../audit/record.ts'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { SiteSettings } from '../../ground/site.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { writeOtherCurrencies } from './queries.ts'

interface Wanted {
  readonly code: string
  readonly rate: string
}

function read(others: readonly Wanted[], own: string): NonNullable<SiteSettings['otherCurrencies']> {
  const violations: FieldViolation[] = []
  const refuse = (i: number, part: keyof Wanted, description: Message) =>
    violations.push({ field: `others[${i}].${part}`, description, violatedRule: 'VALIDATION' })
  const rates = others.map(({ code, rate }, i) => {
    if (!isCurrency(code)) refuse(i, 'code', message('violations.currencyInUse'))
    else if (code === own) refuse(i, 'code', message('violations.ownCurrency'))
    else if (others.findIndex((other) => other.code === code) < i) refuse(i, 'code', message('violations.namedOnce'))
    const parsed = parseExchangeRate(rate)
    if (!parsed.ok) refuse(i, 'rate', message('violations.exchangeRate'))
    return { code, rate: parsed.ok ? String(parsed.rate) : '' }
  })
  if (violations.length > 0) throw new InvalidArgument(violations)
  return rates
}

/** Settings of the site after the change. The domain event makes every other process read them. */
export async function setCurrencies(ctx: Ctx, others: readonly Wanted[]): Promise<SiteSettings> {
  const { site } = ctx
  const wanted = read(others, site.currency)
  const text = (currencies: readonly { code: string; rate: string }[]) =>
    Object.fromEntries(currencies.map(({ code, rate }) => [code, rate]))
  await ctx.db.inTx(async (tx) => {
    await tx.run(writeOtherCurrencies, { others: wanted, at: ctx.now.toISOString() })
    await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'currenciesSet', payload: {} }], ctx)
    await record(tx, ctx, {
      action: 'currencies.set',
      target: site,
      before: text(site.settings.otherCurrencies ?? []),
      after: text(wanted),
    })
  })
  return { ...site.settings, otherCurrencies: wanted, currenciesSetAt: ctx.now.toISOString() }
}
