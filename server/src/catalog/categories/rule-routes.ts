import * as contract from '@fairground/contract/fairground/category-rules.ts'
import { type RuleCondition, wrongWith } from '@fairground/domain/catalog/category-rules.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { categoryChanged, categoryNotFound, isAllProducts, managed } from './category.ts'
import { fitProducts } from './fit-products.ts'
import { findCategories, lockCategories } from './queries.ts'
import { countFitting, findFitting, setRules } from './rule-queries.ts'
import type { RuleSet } from './rules.ts'

type Rules = Static<typeof contract.Rules>

/** Rules as they are stored, prices in minor units; throws a violation for each mistake. */
function rulesFromWire({ match, conditions }: Rules, currency: string): RuleSet {
  const violations: FieldViolation[] = []
  const stored = conditions.map((condition, i): RuleCondition => {
    const wrong = wrongWith(condition)
    const refuse = (field: 'operator' | 'value') =>
      violations.push({
        field: `rules.conditions[${i}].${field}`,
        description: message('violations.fitsNot', { field: condition.field }),
        violatedRule: field === 'operator' ? 'INVALID_ENUM_VALUE' : 'FORMAT',
      })
    if (wrong) refuse(wrong)
    if (wrong || condition.field !== 'PRICE') return condition
    const price = parseAmount(condition.value, currency)
    if (price.ok) return { ...condition, value: String(price.minor) }
    refuse('value')
    return condition
  })
  if (violations.length > 0) throw new InvalidArgument(violations)
  return { match, conditions: stored }
}

const rulesToWire = ({ match, conditions }: RuleSet, currency: string): Rules => ({
  match,
  conditions: conditions.map((condition) =>
    condition.field === 'PRICE'
      ? { ...condition, value: formatAmount(BigInt(condition.value), currency) }
      : { ...condition },
  ),
})

async function read({ db, site }: Ctx, categoryId: string) {
  const [row] = await db.rows(findCategories, { ids: [categoryId] })
  if (!row) throw categoryNotFound(categoryId)
  const { rules, revision, items } = row
  return {
    ...present({ rules: rules ? rulesToWire(rules, site.currency) : undefined }),
    revision: String(revision),
    itemCounter: items,
  }
}

/** Keeps the rules, then moves the products that they mean. */
async function storeRules(ctx: Ctx, categoryId: string, rules: RuleSet | null, revision: string | undefined) {
  const id = await ctx.db.inTx(async (tx) => {
    if (isAllProducts(categoryId)) throw managed(categoryId)
    const [row] = await tx.rows(lockCategories, { ids: [categoryId] })
    if (!row) throw categoryNotFound(categoryId)
    if (row.managingAppId !== null) throw managed(categoryId)
    sameRevision(row, revision)
    await tx.run(setRules, { id: row.id, rules, at: ctx.now })
    await happen(tx, categoryChanged(row.id, 'updated'), ctx)
    return row.id
  })
  if (rules) await fitProducts(ctx.db, id, ctx)
}

export function categoryRuleRoutes(api: Api): void {
  mount(api, contract.getCategoryRules, ({ categoryId }, ctx) => read(ctx, categoryId))
  mount(api, contract.setCategoryRules, async ({ categoryId, rules, revision }, ctx) => {
    await storeRules(ctx, categoryId, rules && rulesFromWire(rules, ctx.site.currency), revision)
    return read(ctx, categoryId)
  })
  mount(api, contract.previewCategoryRules, async ({ rules: wire, limit = 10 }, ctx) => {
    const rules = rulesFromWire(wire, ctx.site.currency)
    const [counted, products] = await Promise.all([
      ctx.db.row(countFitting, { rules, at: ctx.now }),
      ctx.db.rows(findFitting, { rules, at: ctx.now, limit }),
    ])
    return { total: counted?.total ?? 0, products }
  })
}
