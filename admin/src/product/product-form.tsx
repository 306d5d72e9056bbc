import { Card } from '@fairground/ui/admin/card.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { currencySign } from '../forms/amounts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { useFormats, useLacks, useMe } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { t } from '../texts.ts'
import { changeCount } from './change-count.ts'
import { DescriptionCard } from './description-card.tsx'
import { broughtBack } from './draft.ts'
import { DraftBar, FilesCard, ModifiersEditor, OptionsEditor, SeoCard } from './lazy-cards.tsx'
import { Fetched, VariantsGrid } from './lazy-parts.tsx'
import type { LoadedProduct } from './load-product.ts'
import { MediaEditor } from './media-editor.tsx'
import { merged } from './merge-values.ts'
import { PriceCard } from './price-card.tsx'
import { productFields } from './product-fields.ts'
import { productSchema, tooMany } from './product-schema.ts'
import { hasOptions, type ProductValues } from './product-values.ts'
import { SideCards } from './side-cards.tsx'
import { StockCard } from './stock-card.tsx'
import { useDraft } from './use-draft.ts'
import { useRecombine } from './use-recombine.ts'
import { useSaveProduct } from './use-save-product.ts'

type ProductFormProps = {
  /** Stored values, as the form shows them; of a new product the empty form. */
  base: ProductValues
  /** First values of the form where they are not the stored ones. */
  entered?: ProductValues | undefined
  stored: LoadedProduct | undefined
  /** Receives the stored values after saving. */
  onSaved?: (product: LoadedProduct) => void
}

/** The product editor. Shows what differs from what is stored, and saves just that. Another `base` keeps what was entered. */
export function ProductForm({ base, entered: begun = base, stored, onSaved }: ProductFormProps) {
  const { currency, time } = useFormats()
  const lacks = useLacks('catalog.write')
  const resolver = useMemo(() => valibotResolver(productSchema(currency)), [currency])
  const form = useForm<ProductValues>({ defaultValues: begun, resolver, mode: 'onBlur', reValidateMode: 'onChange' })
  const values = useWatch({ control: form.control }) as ProductValues // every field has a default
  const saved = useRef(false)
  const [version, setVersion] = useState(0)
  const show = (shown: ProductValues) => {
    form.reset(shown)
    setVersion((before) => before + 1)
  }
  const save = useSaveProduct({
    form,
    base,
    stored,
    onSaved: (product) => {
      saved.current = true
      draft.settle(true)
      if (product) onSaved?.(product)
    },
  })
  const others = useOthersEdits<ProductValues>({
    edited: stored && { kind: 'product', id: stored.product.id },
    base,
    entered: form.getValues,
    show,
    fields: productFields,
    pending: save.pending,
    saved,
    merge: merged,
  })
  const changes = changeCount(base, values)
  const draft = useOfferedDraft({ id: stored?.product.id ?? 'new', base, values, dirty: changes > 0 })
  const submit = form.handleSubmit((all) => {
    const message = tooMany(all)
    if (message) return form.setError('options', { message })
    return save.run(all)
  })
  const refused = lacks ?? others.reason
  useCommand('save', changes > 0 && !refused ? () => void submit() : undefined)
  return (
    <form id="product" noValidate onSubmit={(event) => isOwn(event) && submit(event)} className="flex flex-col gap-3">
      <LeaveGuard isDirty={() => changes > 0 && !saved.current} />
      {form.formState.submitCount > 0 && (
        <ErrorSummary
          errors={summary(form.formState.errors, hasOptions(values))}
          onGo={(name) => goTo(name, () => form.setFocus(name as 'name'))}
        />
      )}
      {others.note}
      {!lacks && <OfferedDraft draft={draft} onBring={show} />}
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <MainCards form={form} values={values} version={version} slug={stored?.product.slug ?? ''} />
        </div>
        <SideCards form={form} isNew={stored === undefined} />
      </div>
      <SaveBar
        form="product"
        changes={changes}
        note={draft.savedAt ? t('admin.product.draftSavedTime', { time: time(new Date(draft.savedAt)) }) : undefined}
        onDiscard={() => {
          show(base)
          save.clear()
        }}
        pending={save.pending}
        error={save.fault}
        disabledReason={refused}
      />
    </form>
  )
}

type EditedProduct = { id: string; base: ProductValues; values: ProductValues; dirty: boolean }

/** The draft of this browser, with the values that bringing it back would show; none where they are the stored ones. */
function useOfferedDraft({ id, base, values, dirty }: EditedProduct) {
  const { user } = useMe()
  const { found, savedAt, settle } = useDraft({ userId: user.id, id, base, values, dirty })
  const back = useMemo(() => {
    const after = found && broughtBack(found, base)
    return after && changeCount(base, after) > 0 ? after : undefined
  }, [found, base])
  return { at: found?.at, back, savedAt, settle, dirty }
}

type OfferedDraftProps = { draft: ReturnType<typeof useOfferedDraft>; onBring: (values: ProductValues) => void }

/** Offers to bring back what was entered before and not saved. */
function OfferedDraft({ draft: { at, back, settle, dirty }, onBring }: OfferedDraftProps) {
  if (at === undefined || !back) return null
  const bring = () => {
    onBring(back)
    settle(false)
  }
  return (
    <Fetched>
      <DraftBar at={at} onBring={bring} onForget={() => settle(!dirty)} />
    </Fetched>
  )
}

type MainCardsProps = {
  form: UseFormReturn<ProductValues>
  values: ProductValues
  /** Counts how often the whole form was filled. */
  version: number
  slug: string
}

/** Cards of the main column, in the order in which a product comes about. */
function MainCards({ form, values, version, slug }: MainCardsProps) {
  const { currency, locale } = useFormats()
  const recombine = useRecombine(form)
  const sign = currencySign(currency, locale)
  return (
    <>
      <DescriptionCard form={form} version={version} />
      <Card title={t('admin.product.media')}>
        <MediaEditor form={form} />
      </Card>
      <PriceCard form={form} sign={sign} />
      <Card title={t('admin.product.optionsAndVariants')}>
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">{t('admin.product.whatTheBuyerChoosesSuch')}</p>
          <Fetched meanwhile={<Skeleton count={2} />}>
            <OptionsEditor form={form} onChange={recombine} />
          </Fetched>
          {hasOptions(values) && (
            <Fetched meanwhile={<Skeleton count={6} />}>
              <VariantsGrid form={form} currency={currency} />
            </Fetched>
          )}
        </div>
      </Card>
      <Card title={t('admin.product.modifiers')}>
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">{t('admin.product.whatTheBuyerAddsSuch')}</p>
          <Fetched meanwhile={<Skeleton count={2} />}>
            <ModifiersEditor form={form} sign={sign} />
          </Fetched>
        </div>
      </Card>
      {values.productType === 'DIGITAL' && (
        <Fetched meanwhile={<Skeleton count={3} />}>
          <FilesCard form={form} />
        </Fetched>
      )}
      <StockCard form={form} />
      <Fetched meanwhile={<Skeleton count={6} />}>
        <SeoCard form={form} stored={slug} />
      </Fetched>
    </>
  )
}

/** Dialogs over the page have forms of their own, whose events pass here. */
const isOwn = ({ target, currentTarget }: FormEvent): boolean => target === currentTarget

/** Cells of the table say what is wrong with them below it; here the table counts once. */
function summary(errors: FieldErrors<ProductValues>, inTable: boolean): FieldErrors<ProductValues> {
  const { variants, ...others } = errors
  if (!variants || !inTable || typeof variants.message === 'string') return errors
  const rows = Object.keys(variants).length
  const message = t('admin.product.fixRowsCombinations', { rows })
  return { ...others, variants: { type: 'rows', message } } as FieldErrors<ProductValues> // the table as one field
}

/** Fields of the table and of lists are found by their place, others by their name. */
function goTo(name: string, focus: () => void): void {
  const field =
    document.getElementsByName(name)[0] ??
    document.getElementById(name) ??
    (name.startsWith('variants') ? document.querySelector<HTMLElement>('[role="grid"]') : null)
  if (field) field.focus()
  else focus()
}
