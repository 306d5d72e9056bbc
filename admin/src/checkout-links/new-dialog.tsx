import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ScopePicker } from '../coupons/scope-picker.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { variantsQuery } from '../products/variant-choices.ts'
import { t } from '../texts.ts'
import { type Catalogue, catalogues, LINKS, type LinkRules, linkClient } from './links.ts'

interface ChosenItem {
  readonly catalogue: Catalogue
  readonly id: string
  readonly name: string
  /** As it is typed. */
  readonly quantity: string
  /** The first unless another is chosen. */
  readonly variantId?: string
}

/** Makes a link of products and tickets. Mounted while it is open. */
export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [items, setItems] = useState<readonly ChosenItem[]>([])
  const [coupon, setCoupon] = useState('')
  const [rules, setRules] = useState<LinkRules>({})
  const [picking, setPicking] = useState<Catalogue>()
  const create = useCreate(onClose)
  if (picking)
    return (
      <ScopePicker
        target={picking}
        onChoose={({ id, name }) => {
          setItems([...items, { catalogue: picking, id, name, quantity: '1' }])
          setPicking(undefined)
        }}
        onClose={() => setPicking(undefined)}
      />
    )
  return (
    <ChangeDialog
      title={t('admin.checkout-links.newLink')}
      description={t('admin.checkout-links.newLinkHow')}
      submit={t('admin.checkout-links.createLink')}
      pending={create.isPending}
      refused={items.length === 0 ? t('admin.checkout-links.chooseSomething') : undefined}
      error={create.error}
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate({ items, couponCode: coupon.trim(), rules })
      }}
      onClose={onClose}
    >
      {items.map((item, at) => (
        <ItemFields
          key={`${item.id} ${String(at)}`}
          item={item}
          onChange={(change) => setItems(items.map((one, other) => (other === at ? { ...one, ...change } : one)))}
          onRemove={() => setItems(items.filter((_, other) => other !== at))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setPicking('product')}>
          {t('admin.checkout-links.addProduct')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setPicking('ticket')}>
          {t('admin.checkout-links.addTicket')}
        </Button>
      </div>
      <AdminTextField
        label={t('admin.checkout-links.coupon')}
        maxLength={100}
        optional
        value={coupon}
        onChange={(event) => setCoupon(event.currentTarget.value)}
      />
      <RuleFields rules={rules} onChange={setRules} />
    </ChangeDialog>
  )
}

/** Rules of every checkout of the link. */
function RuleFields({ rules, onChange }: { rules: LinkRules; onChange: (rules: LinkRules) => void }) {
  return (
    <>
      <CheckboxField
        label={t('admin.checkout-links.lockCoupon')}
        help={t('admin.checkout-links.lockCouponHelp')}
        checked={rules.lockedCoupon ?? false}
        onChange={(event) => onChange({ ...rules, lockedCoupon: event.currentTarget.checked })}
      />
      <CheckboxField
        label={t('admin.checkout-links.payOnline')}
        help={t('admin.checkout-links.payOnlineHelp')}
        checked={rules.disabledManualPayment ?? false}
        onChange={(event) => onChange({ ...rules, disabledManualPayment: event.currentTarget.checked })}
      />
    </>
  )
}

type ItemFieldsProps = {
  item: ChosenItem
  onChange: (change: Pick<ChosenItem, 'quantity'> | Required<Pick<ChosenItem, 'variantId'>>) => void
  onRemove: () => void
}

function ItemFields({ item, onChange, onRemove }: ItemFieldsProps) {
  const { data: variants = [] } = useQuery({ ...variantsQuery(item.id), enabled: item.catalogue === 'product' })
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="mb-1 font-medium wrap-anywhere">{item.name}</legend>
      {variants.length > 1 && (
        <AdminSelectField
          label={t('admin.checkout-links.variant')}
          value={item.variantId ?? variants[0]?.id}
          onChange={(event) => onChange({ variantId: event.currentTarget.value })}
        >
          {variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </AdminSelectField>
      )}
      <AdminTextField
        label={t('admin.checkout-links.quantity')}
        type="number"
        min={1}
        max={100_000}
        value={item.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        className="max-w-28"
      />
      <Button variant="quiet" size="sm" onClick={onRemove}>
        {t('admin.checkout-links.remove')}
      </Button>
    </fieldset>
  )
}

interface NewLink {
  readonly items: readonly ChosenItem[]
  /** Empty for none. */
  readonly couponCode: string
  readonly rules: LinkRules
}

function useCreate(onClose: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ items, couponCode, rules }: NewLink) => {
      const lineItems = await Promise.all(
        items.map(async ({ catalogue, id, quantity, variantId }) => ({
          quantity: Number(quantity),
          catalogReference: {
            appId: catalogues[catalogue],
            catalogItemId: id,
            ...(catalogue === 'product' ? await optionsOf(queryClient, id, variantId) : {}),
          },
        })),
      )
      return linkClient.createCheckoutTemplate({
        checkoutTemplate: {
          lineItems,
          ...(couponCode ? { couponCode } : {}),
          ...(rules.lockedCoupon || rules.disabledManualPayment ? { customization: rules } : {}),
        },
      })
    },
    onSuccess: () => {
      toast(t('admin.checkout-links.linkCreated'))
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [LINKS], exact: true }),
  })
}

/** The variant that is chosen, or shown first; a product without options needs none. */
async function optionsOf(queryClient: QueryClient, productId: string, chosen: string | undefined) {
  const variants = await queryClient.ensureQueryData(variantsQuery(productId))
  const variantId = chosen ?? variants[0]?.id
  return variants.length > 1 && variantId ? { options: { variantId } } : {}
}
