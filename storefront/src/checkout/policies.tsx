import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { t } from '../texts.ts'
import type { FieldErrors, Values } from './checkout-form.ts'
import type { ShownBrand } from './look.ts'

/** A text of the shop's, under the name that it has on the page. */
export interface PolicyText {
  readonly kind: string
  readonly title: string
  readonly content: string
}

/** Policies at the foot of the page, each folded under its name; nothing where there are none. */
export function PolicyFooter({ policies, brand }: { policies: readonly PolicyText[]; brand: ShownBrand }) {
  if (policies.length === 0) return null
  return (
    <footer id="policies" className="border-t border-border bg-surface" style={brand.looks.footer}>
      <div className="page-column flex flex-col gap-4 py-10">
        {policies.map(({ kind, title, content }) => (
          <details key={kind} className="ps-4">
            <summary className="list-outside text-small font-medium">{title}</summary>
            <p className="pt-4 text-small whitespace-pre-wrap text-ink-2">{content}</p>
          </details>
        ))}
      </div>
    </footer>
  )
}

export interface ConsentView {
  /** Version that is accepted; absent where nothing has to be. */
  readonly agreement?: { readonly revision: string; readonly checkedByDefault: boolean }
  readonly subscription?: { readonly checkedByDefault: boolean }
}

type ConsentFieldsProps = { consent: ConsentView; values: Partial<Values>; errors: FieldErrors }

/** Ticks above the button that buys. A version that was accepted before the texts changed is no longer ticked. */
export function ConsentFields({ consent: { agreement, subscription }, values, errors }: ConsentFieldsProps) {
  return (
    <>
      {agreement && (
        <CheckboxField
          id="agreed"
          name="agreed"
          value={agreement.revision}
          label={t('checkout.acceptPolicies')}
          defaultChecked={
            values.agreed === undefined ? agreement.checkedByDefault : values.agreed === agreement.revision
          }
          error={errors.agreed}
        />
      )}
      {subscription && (
        <CheckboxField
          name="subscribed"
          value="yes"
          label={t('checkout.subscribe')}
          defaultChecked={values.subscribed === undefined ? subscription.checkedByDefault : values.subscribed !== ''}
        />
      )}
    </>
  )
}
